import type { DeskSdk } from '@shyrdak/react-store'

/** The two kinds of goods that are counted and priced, by their places in the desk. */
export const GOODS_KINDS = ['goods', 'special-goods'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

export const goodsCalls = ({ goods, specialGoods }: DeskSdk['management'], kind: GoodsKind) =>
  kind === 'goods' ? goods : specialGoods

/** Where shoppers see a product of the kind. */
export const shopPath = (kind: GoodsKind, slug: string): string =>
  kind === 'goods' ? `/product/${slug}` : `/special-product/${slug}`
