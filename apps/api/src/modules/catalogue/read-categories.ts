import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { category, formerCategoryUrl } from './tables.ts'
import { categoryTree, type CategoryTree } from './rules/category-tree.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'

/** Sorted by the position among siblings. */
export const readCategories = (db: Database | Transaction): Promise<(typeof category.$inferSelect)[]> =>
  db.select().from(category).orderBy(asc(category.position), asc(category.id))

/** Reads the category tree within a transaction, uncached. */
export const readCategoryTree = async (tx: Transaction): Promise<CategoryTree> =>
  categoryTree(await readCategories(tx))

const cached = cachedByRevision<CategoryTree>(4)

/** Returns the category tree, cached by revision. */
export const categories = (context: Pick<AppContext, 'db' | 'revision'>): Promise<CategoryTree> =>
  cached(context, 'tree', async () =>
    categoryTree(await readCategories(context.db), await context.db.select().from(formerCategoryUrl)),
  )
