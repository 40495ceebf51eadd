import { managedGoods, managedSpecialGoods } from '@shyrdak/sdk/management'

/** The two kinds of goods that are counted and priced, by their places in the desk. */
export const GOODS_KINDS = ['goods', 'special-goods'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

export const GOODS_ENDPOINTS = { goods: managedGoods, 'special-goods': managedSpecialGoods } as const

export type GoodsEndpoints = (typeof GOODS_ENDPOINTS)[GoodsKind]

/** The market that shoppers see them in. */
export const GOODS_MARKETS = { goods: 'retail', 'special-goods': 'special' } as const
