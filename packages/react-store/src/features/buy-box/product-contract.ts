import { products } from '@shyrdak/sdk/contract'

/** The endpoint that reads the current product. */
export const productContract = { retailCatalogue: { products: { read: products.read } } } as const
