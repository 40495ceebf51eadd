import { categories, products } from '@shyrdak/sdk/contract'

/** Only the calls of the products block: a fifth of the code of the page SDK. */
export const productsContract = {
  retailCatalogue: { categories, products: { main: products.main, inCategory: products.inCategory } },
} as const
