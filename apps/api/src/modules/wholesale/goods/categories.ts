import { asc } from 'drizzle-orm'
import { specialCategoryTree, wholesaleCategory, type SpecialCategoryTree } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'

const cached = cachedByRevision<SpecialCategoryTree>(4)

/** Returns the tree of wholesale categories, cached by revision. */
export const wholesaleCategoryTree = (
  context: Pick<AppContext, 'db' | 'revision'>,
): Promise<SpecialCategoryTree> =>
  cached(context, 'tree', async () =>
    specialCategoryTree(
      await context.db
        .select({
          id: wholesaleCategory.id,
          parentId: wholesaleCategory.parentId,
          title: wholesaleCategory.title,
        })
        .from(wholesaleCategory)
        .orderBy(asc(wholesaleCategory.place), asc(wholesaleCategory.id)),
    ),
  )
