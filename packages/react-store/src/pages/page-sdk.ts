import type { Sdk } from '@shyrdak/sdk'
import {
  artisans,
  banners,
  blog,
  categories,
  faq,
  pages,
  products,
  specialCategories,
  specialProducts,
} from '@shyrdak/sdk/contract'

/** The endpoints that blocks read; for `createSdk`. */
export const pageContract = {
  content: { banners, blog, faq, pages },
  retailCatalogue: { categories, products },
  specialGoods: { artisans, categories: specialCategories, products: specialProducts },
} as const

export type PageSdk = Sdk<typeof pageContract>
