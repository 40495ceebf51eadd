import { memoized } from '../memoized.ts'
import { checkoutGroup, type CheckoutGroup } from './cart-groups.ts'
import { cartLines, cartSummary, type CartSummary } from './cart-lines.ts'
import { isOrderable, type LineNote } from './apply-quote.ts'
import type { CartLine } from './retail-cart.ts'
import type { RetailCartSnapshot } from './retail-cart.machine.ts'

/** The visible state: the value of `data-state`. */
export type CartState = 'empty' | 'filled' | 'refreshing' | 'unquoted'

export const selectCartState = ({ value }: RetailCartSnapshot): CartState =>
  value.lines === 'changed' ? 'filled' : value.lines // `changed` is transient and occurs in no snapshot

/** The same array until the cart changes. */
export const selectLines = ({ context }: RetailCartSnapshot): readonly CartLine[] => cartLines(context.cart)

export const selectSummary = ({ context }: RetailCartSnapshot): CartSummary => cartSummary(context.cart)

/** The note of a line by its key; undefined until a quote has covered the line. */
export const selectNote =
  (key: string) =>
  ({ context }: RetailCartSnapshot): LineNote | undefined =>
    context.notes.get(key)

const groupOf = memoized(checkoutGroup)

/** The same object until the cart changes. */
export const selectCheckoutGroup = (snapshot: RetailCartSnapshot): CheckoutGroup =>
  groupOf(selectLines(snapshot))

/** Whether everything in the next checkout can be ordered, as far as is known. */
export const selectCanOrder = (snapshot: RetailCartSnapshot): boolean => {
  const { lines } = selectCheckoutGroup(snapshot)
  const { notes, quote } = snapshot.context
  return (
    lines.length > 0 && quote?.delivers !== false && lines.every(({ key }) => isOrderable(notes.get(key)))
  )
}

export const selectCanUndo = (snapshot: RetailCartSnapshot): boolean => snapshot.value.undo === 'offered'

/** Everything that a page shows of the cart, as a new object on each call: compare its fields, not itself. */
export const selectRetailCart = (snapshot: RetailCartSnapshot) => {
  const { cart, notes, quote, outcome, failure } = snapshot.context
  return {
    state: selectCartState(snapshot),
    lines: selectLines(snapshot),
    summary: selectSummary(snapshot),
    /** The lines of the next checkout, and those that stay in the cart until it is complete. */
    next: selectCheckoutGroup(snapshot),
    /** By line key, from the last quote. */
    notes,
    quote,
    canOrder: selectCanOrder(snapshot),
    canUndo: selectCanUndo(snapshot),
    outcome,
    /** Why the last quote failed. */
    failure: failure?.code ?? null,
    /** Changes with every change of the cart, so that checkout can tell whether it has the latest. */
    clock: cart.clock,
  }
}
export type RetailCartView = Readonly<ReturnType<typeof selectRetailCart>>
