import { specialProducts } from '@shyrdak/sdk/contract'

/** The call that reads a special product as it is now; apart, so that other pages do not load its schemas. */
export const specialProductContract = { specialGoods: { products: { read: specialProducts.read } } } as const
