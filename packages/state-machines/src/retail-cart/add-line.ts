import { toMinor } from '@shyrdak/sdk/rules'
import { orderableCount } from './days-to-make.ts'
import { putLine } from './put-line.ts'
import { MAX_ITEMS } from './cart-limits.ts'
import { cartKey, type CartGoods, type RetailCart } from './retail-cart.ts'

/** What became of an addition. `count` is how many the line holds now. */
export interface AddOutcome {
  readonly kind: 'added' | 'raised' | 'at_stock_limit' | 'sold_out'
  readonly key: string
  readonly count: number
}

export interface Addition {
  readonly cart: RetailCart
  readonly outcome: AddOutcome
}

/** How many of these goods one line may hold. */
export const lineLimit = (goods: CartGoods): number => Math.min(MAX_ITEMS, orderableCount(goods))

/**
 * Adds pieces. What is in the cart already is raised, up to the stock: there is never a second line.
 * A line that holds more than the stock by now keeps what it holds.
 */
export function addLine(cart: RetailCart, goods: CartGoods, count = 1): Addition {
  const key = cartKey(goods)
  const before = cart.lines.get(key)
  const limit = lineLimit(goods)
  const asked = Number.isFinite(count) ? Math.max(1, Math.trunc(count)) : 1
  const held = before?.count ?? 0
  if (limit === 0 && !before) return { cart, outcome: { kind: 'sold_out', key, count: 0 } }
  const next = Math.max(held, Math.min(held + asked, limit))
  const kind = next < held + asked ? 'at_stock_limit' : before ? 'raised' : 'added'
  const cost = toMinor(goods.sale_cost)
  return {
    cart: putLine(cart, key, goods, cost, next, before?.added ?? 0, before),
    outcome: { kind, key, count: next },
  }
}
