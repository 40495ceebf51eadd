import type { ResponseOf } from '@shyrdak/sdk/contract'
import { managedGoods, managedSpecialGoods, managedWholesaleGoods } from '@shyrdak/sdk/management'

/** The kinds of goods that are made, counted and priced, by their places in the desk. */
export const GOODS_KINDS = ['goods', 'special-goods', 'wholesale-goods'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

export const GOODS_ENDPOINTS = {
  goods: managedGoods,
  'special-goods': managedSpecialGoods,
  'wholesale-goods': managedWholesaleGoods,
} as const

export type GoodsEndpoints = (typeof GOODS_ENDPOINTS)[GoodsKind]

/** A product of any kind. */
export type DeskGoods = ResponseOf<GoodsEndpoints['read']>

/** The market that shoppers see them in; wholesale goods are seen by clients alone. */
export const GOODS_MARKETS = {
  goods: 'retail',
  'special-goods': 'special',
  'wholesale-goods': null,
} as const

/** The trees that goods are filed in, by their places in the desk. */
export const GOODS_CATEGORIES = {
  goods: 'categories',
  'special-goods': 'special-categories',
  'wholesale-goods': 'wholesale-categories',
} as const
