import { checkoutGroup, type CheckoutGroup } from './cart-groups.ts'
import { cartLines, cartSummary, type CartSummary } from './cart-lines.ts'
import type { LineNote } from './apply-quote.ts'
import { isOrderable } from './apply-quote.ts'
import type { CartLine } from './retail-cart.ts'
import type { RetailCartSnapshot } from './retail-cart.machine.ts'

/** What the person sees: the value of `data-state`. */
export type CartState = 'empty' | 'filled' | 'refreshing' | 'unreachable'

export const selectCartState = ({ value }: RetailCartSnapshot): CartState =>
  value.lines === 'changed' ? 'filled' : value.lines // `changed` is passed through, never rested in

/** The same array until the cart changes. */
export const selectLines = ({ context }: RetailCartSnapshot): readonly CartLine[] => cartLines(context.cart)

export const selectSummary = ({ context }: RetailCartSnapshot): CartSummary => cartSummary(context.cart)

export const selectRevision = ({ context }: RetailCartSnapshot): number => context.cart.revision

export const selectNote =
  (key: string) =>
  ({ context }: RetailCartSnapshot): LineNote | undefined =>
    context.notes.get(key)

const groups = new WeakMap<readonly CartLine[], CheckoutGroup>()

/** What the next checkout takes: the same until the cart changes. */
export function selectCheckoutGroup(snapshot: RetailCartSnapshot): CheckoutGroup {
  const lines = selectLines(snapshot)
  let group = groups.get(lines)
  if (!group) groups.set(lines, (group = checkoutGroup(lines)))
  return group
}

/** Whether everything that the next checkout takes can be ordered, as far as is known. */
export const selectCanOrder = (snapshot: RetailCartSnapshot): boolean => {
  const { lines } = selectCheckoutGroup(snapshot)
  const { notes, quote } = snapshot.context
  return (
    lines.length > 0 && quote?.delivers !== false && lines.every(({ key }) => isOrderable(notes.get(key)))
  )
}

export const selectCanUndo = (snapshot: RetailCartSnapshot): boolean => snapshot.value.undo === 'offered'
