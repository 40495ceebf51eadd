import { writeArticle } from '#modules/content/write-article.ts'
import { writeBanner } from '#modules/content/write-banner.ts'
import { writeBlogCategory } from '#modules/content/write-blog-category.ts'
import { writeFaqEntry } from '#modules/content/write-faq-entry.ts'
import { writePage } from '#modules/content/write-page.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { demoArticles } from './articles/index.ts'
import { DEMO_BANNERS } from './banners.ts'
import { BLOG_CATEGORIES } from './blog-categories.ts'
import { DEMO_PAGES } from './demo-pages.ts'
import { DEMO_FAQ } from './faq/index.ts'

/** Writes what the demo shop's pages show, as a manager would. */
export async function seedContent(tx: Transaction, now: Date): Promise<void> {
  for (const banner of DEMO_BANNERS) await writeBanner(tx, banner, { now })
  for (const category of BLOG_CATEGORIES) await writeBlogCategory(tx, category, { now })
  for (const article of demoArticles(now)) await writeArticle(tx, article, { now })
  for (const entry of DEMO_FAQ) await writeFaqEntry(tx, entry, { now })
  for (const page of DEMO_PAGES) await writePage(tx, page, { now })
}
