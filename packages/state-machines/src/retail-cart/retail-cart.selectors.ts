import { cartLines, cartSummary, type CartSummary } from './cart-lines.ts'
import type { LineNote } from './apply-quote.ts'
import { isOrderable } from './apply-quote.ts'
import type { CartLine } from './retail-cart.ts'
import type { RetailCartSnapshot } from './retail-cart.machine.ts'

/** What the person sees: the value of `data-state`. */
export type BasketState = 'empty' | 'filled' | 'refreshing' | 'unreachable'

export const selectBasketState = ({ value }: RetailCartSnapshot): BasketState =>
  value.basket === 'changed' ? 'filled' : value.basket // `changed` is passed through, never rested in

/** The same array until the cart changes. */
export const selectLines = ({ context }: RetailCartSnapshot): readonly CartLine[] => cartLines(context.cart)

export const selectSummary = ({ context }: RetailCartSnapshot): CartSummary => cartSummary(context.cart)

export const selectRevision = ({ context }: RetailCartSnapshot): number => context.cart.revision

export const selectNote =
  (key: string) =>
  ({ context }: RetailCartSnapshot): LineNote | undefined =>
    context.notes.get(key)

/** Whether everything in the cart can be ordered, as far as is known. */
export const selectCanOrder = ({ context }: RetailCartSnapshot): boolean =>
  context.cart.size > 0 &&
  context.quote?.delivers !== false &&
  [...context.notes.values()].every((note) => isOrderable(note))

export const selectCanUndo = (snapshot: RetailCartSnapshot): boolean => snapshot.value.undo === 'offered'
