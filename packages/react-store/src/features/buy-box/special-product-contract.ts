import { specialProducts } from '@shyrdak/sdk/contract'

/** The endpoint that reads a special product. Separate, so that other pages do not load its schemas. */
export const specialProductContract = { specialGoods: { products: { read: specialProducts.read } } } as const
