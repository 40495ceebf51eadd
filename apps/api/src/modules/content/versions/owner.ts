import { eq, type SQL } from 'drizzle-orm'
import type { contentVersion, formerUrl } from '../tables.ts'

/** The owner of versions and former URLs: a page or an article. */
export type Owner = { pageId: number } | { articleId: number }

/** The condition for the rows of an owner. */
export const isOf = (table: typeof contentVersion | typeof formerUrl, owner: Owner): SQL =>
  'pageId' in owner ? eq(table.pageId, owner.pageId) : eq(table.articleId, owner.articleId)
