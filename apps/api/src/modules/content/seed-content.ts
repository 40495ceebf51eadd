import {
  MENU_NAMES,
  type MenuName,
  type NewBanner,
  type NewArticle,
  type NewBlogCategory,
  type NewFaqEntry,
  type NewMenuItem,
  type NewPage,
} from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { areEmpty, insertRows, restartIds } from '#platform/sql/seed-rows.ts'
import { banner, blogCategory, faqEntry, headEntry, menuItem, page } from './tables.ts'
import { writeArticle } from './write-article.ts'
import { writeBanner } from './write-banner.ts'
import { writeBlogCategory } from './write-blog-category.ts'
import { writeFaqEntry } from './write-faq-entry.ts'
import { writeMenu } from './write-menu.ts'
import { writePage } from './write-page.ts'

/** The content of a store's pages. */
export interface ContentSeed {
  banners: readonly NewBanner[]
  blogCategories: readonly NewBlogCategory[]
  articles: readonly NewArticle[]
  faq: readonly NewFaqEntry[]
  pages: readonly NewPage[]
}

/**
 * Seeds pages, blog, banners and FAQ, as a manager would write them, if there are none. Returns whether it
 * did.
 */
export async function seedContent(tx: Transaction, seed: ContentSeed, now: Date): Promise<boolean> {
  if (!(await areEmpty(tx, [page, blogCategory, faqEntry, banner]))) return false
  for (const one of seed.banners) await writeBanner(tx, one, { now })
  for (const one of seed.blogCategories) await writeBlogCategory(tx, one, { now })
  for (const one of seed.articles) await writeArticle(tx, one, { now })
  for (const one of seed.faq) await writeFaqEntry(tx, one, { now })
  for (const one of seed.pages) await writePage(tx, one, { now })
  return true
}

/** Seeds the menus if there are none. Returns whether it did. */
export async function seedMenus(
  tx: Transaction,
  menus: Readonly<Record<MenuName, readonly NewMenuItem[]>>,
): Promise<boolean> {
  if (!(await areEmpty(tx, [menuItem]))) return false
  for (const name of MENU_NAMES) await writeMenu(tx, name, { items: [...menus[name]] })
  return true
}

/** Adds entries to the head of every page. */
export async function seedHead(
  tx: Transaction,
  entries: readonly (typeof headEntry.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, headEntry, entries)
  await restartIds(tx, [headEntry])
}
