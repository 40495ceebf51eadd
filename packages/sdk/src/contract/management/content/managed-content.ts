import type { ContractTree } from '../../endpoint.ts'
import { managedBanners } from './banners.ts'
import { managedBlogCategories } from './blog-categories.ts'
import { managedBlog } from './blog.ts'
import { managedFaq } from './faq.ts'
import { managedHead } from './head.ts'
import { managedMenus } from './menus.ts'
import { managedPages } from './pages.ts'
import { contentPreview } from './preview.ts'

/** The managers' endpoints for content. */
export const managedContent = {
  banners: managedBanners,
  blog: managedBlog,
  blogCategories: managedBlogCategories,
  faq: managedFaq,
  head: managedHead,
  menus: managedMenus,
  pages: managedPages,
  preview: contentPreview,
} as const satisfies ContractTree
