import type { LocalizedText, Money } from '@shyrdak/sdk/contract'
import { lineKey, type LineIdentity } from '@shyrdak/sdk/rules'

/** The goods of a line as last seen in the user's country. `stock` is the number in stock. */
export interface CartGoods extends LineIdentity {
  readonly is_special: boolean
  readonly slug: string
  readonly name: LocalizedText
  readonly photo: string
  readonly color_name: LocalizedText
  /** Som per item, after discount. */
  readonly sale_cost: Money
  readonly stock: number
  /** Days until items beyond the stock are ready; only for special goods made to order. */
  readonly made_to_order_days?: number | null
}

/** Logical time and tab of a change: a total order, independent of clocks. */
export interface Stamp {
  readonly clock: number
  readonly replica: string
}

/** `cost` is `sale_cost` in tyiyn; `added` gives the display order. */
export interface CartLine extends Stamp {
  readonly key: string
  readonly goods: CartGoods
  readonly cost: number
  readonly count: number
  readonly added: number
}

/**
 * A cart. Its maps are modified in place by the rules, so that a change takes constant time: after calling a
 * rule, use only the cart it returned. `revision` grows with every visible change, `clock` is the latest stamp,
 * `total` is in tyiyn.
 */
export interface RetailCart {
  readonly lines: Map<string, CartLine>
  /** Lines removed since the last clearing, so that other tabs do not bring them back. */
  readonly removed: Map<string, Stamp>
  /** Everything stamped before is gone. */
  readonly cleared: Stamp
  readonly replica: string
  readonly clock: number
  readonly revision: number
  readonly size: number
  readonly items: number
  readonly total: number
}

/** Special goods have their own ids, so their keys have a prefix. */
export const cartKey = (identity: LineIdentity): string => lineKey(identity)

/** `replica` identifies the tab: any short random text. */
export const emptyCart = (replica: string): RetailCart => ({
  lines: new Map(),
  removed: new Map(),
  cleared: { clock: 0, replica: '' },
  replica,
  clock: 0,
  revision: 0,
  size: 0,
  items: 0,
  total: 0,
})
