import type { Money, Quote, QuotedLine } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { putLine } from '../cart-sync/put-line.ts'
import { cartKey, type CartGoods, type CartLine, type RetailCart } from './retail-cart.ts'

/** The state of a line in a quote. `was` is the previous price until the change is acknowledged. */
export interface LineNote {
  readonly state: QuotedLine['state']
  readonly stock: number
  readonly was: Money | null
}

/** By line key. A line without a note has not been quoted yet. */
export type LineNotes = ReadonlyMap<string, LineNote>

/** Whether a line can be ordered as far as is known: one that was not quoted yet counts as orderable. */
export const isOrderable = (note: LineNote | undefined): boolean => !note || note.state === 'available'

function asQuoted(goods: CartGoods, quoted: QuotedLine): CartGoods {
  if (quoted.state === 'unknown' || quoted.state === 'not_sold_here') return { ...goods, stock: quoted.stock }
  return {
    ...goods,
    stock: quoted.stock,
    ...(goods.is_special ? { made_to_order_days: quoted.made_to_order_days } : {}),
    sale_cost: quoted.sale_cost,
    slug: quoted.slug ?? goods.slug,
    name: quoted.name ?? goods.name,
    photo: quoted.photo ?? goods.photo,
    color_name: quoted.color_name ?? goods.color_name,
  }
}

const isSameGoods = (one: CartGoods, two: CartGoods): boolean => JSON.stringify(one) === JSON.stringify(two)

/** Returns the price before this quote, or an earlier one not yet acknowledged; null without a change. */
function priceBefore(line: CartLine, goods: CartGoods, note: LineNote | undefined): Money | null {
  const was = goods.sale_cost === line.goods.sale_cost ? (note?.was ?? null) : line.goods.sale_cost
  return was === goods.sale_cost ? null : was
}

/** Applies prices, stock and names of a quote. Counts do not change; the notes list the problems. */
export function applyQuote(
  cart: RetailCart,
  quote: Quote,
  notes: LineNotes = new Map(),
): { readonly cart: RetailCart; readonly notes: LineNotes } {
  let after = cart
  const newNotes = new Map<string, LineNote>()
  for (const quoted of quote.lines) {
    const key = cartKey(quoted)
    const line = after.lines.get(key)
    if (!line) continue
    const goods = asQuoted(line.goods, quoted)
    const was = priceBefore(line, goods, notes.get(key))
    newNotes.set(key, { state: quoted.state, stock: quoted.stock, was })
    if (!isSameGoods(goods, line.goods))
      after = putLine(after, key, goods, toMinor(goods.sale_cost), line.count, line.added, line)
  }
  return { cart: after, notes: newNotes }
}
