import { eq, type SQL } from 'drizzle-orm'
import type { contentVersion, formerUrl } from '../tables.ts'

/** Whose versions and former addresses they are: a page's, or an article's. */
export type Owner = { pageId: number } | { articleId: number }

/** Rows of an owner. */
export const isOf = (table: typeof contentVersion | typeof formerUrl, owner: Owner): SQL =>
  'pageId' in owner ? eq(table.pageId, owner.pageId) : eq(table.articleId, owner.articleId)
