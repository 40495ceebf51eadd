import { toMinor } from '@shyrdak/sdk/rules'
import { orderableCount } from './days-to-make.ts'
import { putLine } from '../cart-sync/put-line.ts'
import { MAX_ITEMS } from './cart-limits.ts'
import { cartKey, type CartGoods, type RetailCart } from './retail-cart.ts'

/** The result of an addition. `count` is the new count of the line. */
export interface AddOutcome {
  readonly kind: 'added' | 'raised' | 'at_stock_limit' | 'sold_out'
  readonly key: string
  readonly count: number
}

export interface Addition {
  readonly cart: RetailCart
  readonly outcome: AddOutcome
}

/** Returns the maximum count of a line with these goods. */
export const lineLimit = (goods: CartGoods): number => Math.min(MAX_ITEMS, orderableCount(goods))

/**
 * Adds items. The count of an existing line is raised up to the stock, so that there is one line per size. A
 * line that exceeds the stock by now keeps its count. Source: spec §4, cart rules.
 */
export function addLine(cart: RetailCart, goods: CartGoods, count = 1): Addition {
  const key = cartKey(goods)
  const before = cart.lines.get(key)
  const limit = lineLimit(goods)
  const requested = Number.isFinite(count) ? Math.max(1, Math.trunc(count)) : 1
  const held = before?.count ?? 0
  if (limit === 0 && !before) return { cart, outcome: { kind: 'sold_out', key, count: 0 } }
  const next = Math.max(held, Math.min(held + requested, limit))
  const kind = next < held + requested ? 'at_stock_limit' : before ? 'raised' : 'added'
  const cost = toMinor(goods.sale_cost)
  return {
    cart: putLine(cart, key, goods, cost, next, before?.added ?? 0, before),
    outcome: { kind, key, count: next },
  }
}
