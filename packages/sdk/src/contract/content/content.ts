import { banners } from './banners.ts'
import { blogCategories } from './blog-categories.ts'
import { blog } from './blog.ts'
import { countries } from './countries.ts'
import { deliveryRequests } from './delivery-requests.ts'
import { faq } from './faq.ts'
import { feedback } from './feedback.ts'
import { head } from './head.ts'
import { locales } from './locales.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { subscribers } from './subscribers.ts'

/** Pages of blocks, the blog, menus, countries and other content, and the forms that visitors send. */
export const content = {
  banners,
  blog,
  blogCategories,
  countries,
  deliveryRequests,
  faq,
  feedback,
  head,
  locales,
  menus,
  pages,
  subscribers,
} as const
