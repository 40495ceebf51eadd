import type { Quote } from '@shyrdak/sdk/contract'
import type {
  CartState,
  CartLine,
  CartSummary,
  CheckoutGroup,
  LineNotes,
  LineOutcome,
  RetailCartEvent,
} from '@shyrdak/state-machines/retail-cart'
import type { FailureCode } from '@shyrdak/sdk/rules'
import type { LazyFlow } from '../store/lazy-flow.ts'

/** The basket as a person sees it. */
export interface RetailCartView {
  readonly state: CartState
  readonly lines: readonly CartLine[]
  readonly summary: CartSummary
  /** What the next checkout takes, and what waits until that is done. */
  readonly next: CheckoutGroup
  /** By line key, from the last quote. */
  readonly notes: LineNotes
  readonly quote: Quote | null
  /** Whether all that the next checkout takes can be ordered. */
  readonly canOrder: boolean
  readonly canUndo: boolean
  readonly outcome: LineOutcome | null
  /** Why the store could not be asked. */
  readonly failure: FailureCode | null
  /** The `clock` of the cart: checkout compares by it. */
  readonly clock: number
}

export type RetailCartFlow = LazyFlow<RetailCartView, RetailCartEvent>
