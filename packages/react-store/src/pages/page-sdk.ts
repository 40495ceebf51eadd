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

/** What pages of blocks ask of the store: give it to `createSdk`, or an SDK of the whole contract. */
export const pageContract = {
  content: { banners, blog, faq, pages },
  retailCatalogue: { categories, products },
  specialGoods: { artisans, categories: specialCategories, products: specialProducts },
} as const

export type PageSdk = Sdk<typeof pageContract>
