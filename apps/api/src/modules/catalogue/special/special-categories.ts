import type { LocalizedText, SpecialCategory } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { specialCategory } from '../special-tables.ts'
import type { AppContext } from '#platform/context.ts'

interface Row {
  id: number
  parentId: number | null
  title: LocalizedText
}

export interface SpecialCategoryTree {
  roots: SpecialCategory[]
  /** The path from the root to a category, inclusive; empty for an unknown id. */
  pathTo: (id: number) => { id: number; title: LocalizedText }[]
  /** The ids of a category and its descendants; empty for an unknown id. */
  within: (id: number) => number[]
}

/** Builds the tree. The rows must be sorted by their position among siblings. */
export function specialCategoryTree(rows: readonly Row[]): SpecialCategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const childrenOf = (id: number | null): SpecialCategory[] =>
    (below.get(id) ?? []).map((row) => ({ id: row.id, title: row.title, children: childrenOf(row.id) }))
  const pathTo = (id: number): Row[] => {
    const path: Row[] = []
    for (let row = byId.get(id); row && !path.includes(row); row = byId.get(row.parentId ?? 0))
      path.unshift(row)
    return path
  }
  return {
    roots: childrenOf(null),
    pathTo: (id) => pathTo(id).map(({ id: own, title }) => ({ id: own, title })),
    within: (id) => rows.filter((row) => pathTo(row.id).some((one) => one.id === id)).map((row) => row.id),
  }
}

const cached = cachedByRevision<SpecialCategoryTree>(4)

/** Returns the tree of special categories, cached by revision. */
export const specialCategories = (
  context: Pick<AppContext, 'db' | 'revision'>,
): Promise<SpecialCategoryTree> =>
  cached(context, 'tree', async () =>
    specialCategoryTree(
      await context.db
        .select({ id: specialCategory.id, parentId: specialCategory.parentId, title: specialCategory.title })
        .from(specialCategory)
        .orderBy(asc(specialCategory.place), asc(specialCategory.id)),
    ),
  )
