import type { ContentSeed } from '@shyrdak/api/seeding'
import { demoArticles } from './articles/index.ts'
import { DEMO_BANNERS } from './banners.ts'
import { BLOG_CATEGORIES } from './blog-categories.ts'
import { DEMO_PAGES } from './demo-pages.ts'
import { DEMO_FAQ } from './faq/index.ts'

/** The content of the demo shop's pages. */
export const demoContent = (now: Date): ContentSeed => ({
  banners: DEMO_BANNERS,
  blogCategories: BLOG_CATEGORIES,
  articles: demoArticles(now),
  faq: DEMO_FAQ,
  pages: DEMO_PAGES,
})
