import { removeLines } from '../cart-sync/remove-line.ts'
import { isOrderable, type LineNotes } from './apply-quote.ts'
import { cartLines } from './cart-lines.ts'
import { changeCount } from './change-count.ts'
import type { CartLine, RetailCart } from './retail-cart.ts'

export interface UnavailableLines {
  /** Lines of which nothing can be ordered. */
  readonly gone: readonly CartLine[]
  /** Lines of which fewer are left than wanted, with the count that is left. */
  readonly fewer: readonly CartLine[]
}

/** Returns what the notes of a quote say about the lines that cannot be ordered as they are. */
export function unavailableLines(cart: RetailCart, notes: LineNotes): UnavailableLines {
  const gone: CartLine[] = []
  const fewer: CartLine[] = []
  for (const line of cartLines(cart)) {
    const note = notes.get(line.key)
    if (!note || isOrderable(note)) continue
    if (note.state !== 'insufficient' || note.stock < 1) gone.push(line)
    else if (note.stock < line.count) fewer.push({ ...line, count: note.stock })
  }
  return { gone, fewer }
}

/** Removes lines that are gone, and lowers the count of the others to what is left. */
export function removeUnavailable(cart: RetailCart, { gone, fewer }: UnavailableLines): RetailCart {
  let after = removeLines(
    cart,
    gone.map(({ key }) => key),
  )
  for (const { key, count } of fewer) after = changeCount(after, key, count)
  return after
}
