import { categories, products } from '@shyrdak/sdk/contract'

/** The endpoints of the products block: a fifth of the size of the page SDK. */
export const productsContract = {
  retailCatalogue: { categories, products: { main: products.main, inCategory: products.inCategory } },
} as const
