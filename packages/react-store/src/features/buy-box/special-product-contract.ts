import { specialProducts } from '@shyrdak/sdk/contract'

/**
 * The endpoint that reads the current special product. A separate file, so that other pages do not load its
 * schemas.
 */
export const specialProductContract = { specialGoods: { products: { read: specialProducts.read } } } as const
