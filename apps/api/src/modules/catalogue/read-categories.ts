import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { category } from './tables.ts'
import { categoryTree, type CategoryTree } from './rules/category-tree.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'

export const readCategoryTree = async (db: Database | Transaction): Promise<CategoryTree> =>
  categoryTree(await db.select().from(category).orderBy(asc(category.position), asc(category.id)))

const cached = cachedByRevision<CategoryTree>(4)

/** The tree of categories as of the newest revision. */
export const categories = (context: Pick<AppContext, 'db' | 'revision'>): Promise<CategoryTree> =>
  cached(context, 'tree', () => readCategoryTree(context.db))
