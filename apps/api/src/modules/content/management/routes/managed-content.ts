import type { CompleteContract } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { managedBannerRoutes } from './banners.ts'
import { managedBlogCategoryRoutes } from './blog-categories.ts'
import { managedBlogRoutes } from './blog.ts'
import { managedFaqRoutes } from './faq.ts'
import { managedHeadRoutes } from './head.ts'
import { managedMenuRoutes } from './menus.ts'
import { managedPageRoutes } from './pages.ts'
import { contentPreviewRoutes } from './preview.ts'

/** The management handlers of content. */
export const managedContentRoutes = {
  banners: managedBannerRoutes,
  blog: managedBlogRoutes,
  blogCategories: managedBlogCategoryRoutes,
  faq: managedFaqRoutes,
  head: managedHeadRoutes,
  menus: managedMenuRoutes,
  pages: managedPageRoutes,
  preview: contentPreviewRoutes,
} satisfies HandlersFor<CompleteContract['management']['content']>
