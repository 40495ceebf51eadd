import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { articleAppears } from './article-appears.ts'
import { managedContentRoutes } from './management/routes/managed-content.ts'
import { CONTENT_IMAGES, PAGE_PHOTOS } from './photos.ts'
import { bannerRoutes } from './routes/banners.ts'
import { blogCategoryRoutes } from './routes/blog-categories.ts'
import { blogRoutes } from './routes/blog.ts'
import { faqRoutes } from './routes/faq.ts'
import { headRoutes } from './routes/head.ts'
import { localeRoutes } from './routes/locales.ts'
import { menuRoutes } from './routes/menus.ts'
import { pageRoutes } from './routes/pages.ts'
import { SETUP_LINES } from './setup-lines.ts'
import { contentShows } from './shows.ts'

export { cleanHtml } from './sanitize/clean-html.ts'
export { menusLeadingTo, pagesShowing } from './pages-showing.ts'
export { faqEntry } from './tables.ts'
export { writeFaqEntry } from './write-faq-entry.ts'
export { seedContent, seedHead, seedMenus, type ContentSeed } from './seed-content.ts'

/** Pages of blocks, blog, menus, banners and FAQ. */
export const content = {
  name: 'content',
  handlers: {
    content: {
      banners: bannerRoutes,
      blog: blogRoutes,
      blogCategories: blogCategoryRoutes,
      faq: faqRoutes,
      head: headRoutes,
      locales: localeRoutes,
      menus: menuRoutes,
      pages: pageRoutes,
    },
    management: { content: managedContentRoutes },
  },
  shows: { content: contentShows },
  jobs: [articleAppears],
  images: CONTENT_IMAGES,
  photos: [PAGE_PHOTOS],
  setup: SETUP_LINES,
} satisfies Module<AppContext>
