import { products } from '@shyrdak/sdk/contract'

/** The call that reads a product as it is now. */
export const productContract = { retailCatalogue: { products: { read: products.read } } } as const
