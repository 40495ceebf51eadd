import { managedGoods, managedSpecialGoods } from '@shyrdak/sdk/contract'

/** The two kinds of goods that are counted and priced, by their places in the desk. */
export const GOODS_KINDS = ['goods', 'special-goods'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

export const GOODS_ENDPOINTS = { goods: managedGoods, 'special-goods': managedSpecialGoods } as const

export type GoodsEndpoints = (typeof GOODS_ENDPOINTS)[GoodsKind]

/** Where shoppers see a product of the kind. */
export const shopPath = (kind: GoodsKind, slug: string): string =>
  kind === 'goods' ? `/product/${slug}` : `/special-product/${slug}`
