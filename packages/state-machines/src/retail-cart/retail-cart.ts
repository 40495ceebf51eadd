import type { LocalizedText, Money } from '@shyrdak/sdk/contract'
import { lineKey, type LineIdentity } from '@shyrdak/sdk/rules'

/** What a line is about, as it was last seen in the shopper's country. `stock` is how many lie ready. */
export interface CartGoods extends LineIdentity {
  readonly is_special: boolean
  readonly slug: string
  readonly name: LocalizedText
  readonly photo: string
  readonly color_name: LocalizedText
  /** Som per piece, the discount taken off. */
  readonly sale_cost: Money
  readonly stock: number
  /** Days until pieces beyond the stock are ready; of special goods that are made to order. */
  readonly made_to_order_days?: number | null
}

/** When something was last changed, and by which tab: a total order, whatever clocks say. */
export interface Stamp {
  readonly clock: number
  readonly replica: string
}

/** One line. `cost` is `sale_cost` in tyiyn; `added` orders the lines as they are shown. */
export interface CartLine extends Stamp {
  readonly key: string
  readonly goods: CartGoods
  readonly cost: number
  readonly count: number
  readonly added: number
}

/**
 * A cart. The maps belong to it and are written in place by the rules, so that no change costs more with many lines:
 * after a rule only the cart it returned is to be read. `revision` grows with every visible change,
 * `clock` is the last stamp seen, `total` is in tyiyn.
 */
export interface RetailCart {
  readonly lines: Map<string, CartLine>
  /** Lines taken out since the last clearing, so that another tab does not bring them back. */
  readonly removed: Map<string, Stamp>
  /** Everything stamped up to here is gone. */
  readonly cleared: Stamp
  readonly replica: string
  readonly clock: number
  readonly revision: number
  readonly size: number
  readonly items: number
  readonly total: number
}

/** Special goods are numbered apart from the rest, so their keys are apart as well. */
export const cartKey = (identity: LineIdentity): string => lineKey(identity)

/** A cart with nothing in it. `replica` names the tab: any short random text. */
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
