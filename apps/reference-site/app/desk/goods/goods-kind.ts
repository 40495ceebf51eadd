import type { ResponseOf } from '@shyrdak/sdk/contract'
import { managedGoods, managedSpecialGoods, managedWholesaleGoods } from '@shyrdak/sdk/management'

/** The kinds of products, named like their paths in the desk. */
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

/** The market in which shoppers see the products. Wholesale products are only visible to clients. */
export const GOODS_MARKETS = {
  goods: 'retail',
  'special-goods': 'special',
  'wholesale-goods': null,
} as const

/** The category trees of the kinds, named like their paths in the desk. */
export const GOODS_CATEGORIES = {
  goods: 'categories',
  'special-goods': 'special-categories',
  'wholesale-goods': 'wholesale-categories',
} as const
