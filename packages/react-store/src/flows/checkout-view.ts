import type { Issue, PaymentProvider, PlacedOrder, Quote } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import type {
  CheckoutEvent,
  CheckoutForm,
  CheckoutStep,
  ChosenServices,
  OrderSums,
} from '@shyrdak/state-machines/checkout'
import type { CartLine } from '@shyrdak/state-machines/retail-cart'
import type { LazyFlow } from '../store/lazy-flow.ts'

/** The purchase as a person sees it. */
export interface CheckoutView {
  readonly step: CheckoutStep
  readonly form: CheckoutForm
  readonly issues: readonly Issue[]
  /** The dotted path of the field that gets the focus. */
  readonly focus: string | null
  /** What is bought now. */
  readonly lines: readonly CartLine[]
  /** What stays in the basket until this purchase is completed. */
  readonly waiting: readonly CartLine[]
  readonly quote: Quote | null
  readonly services: ChosenServices
  readonly paymentMethod: PaymentProvider | null
  readonly sums: OrderSums | null
  /** Whose sentence is shown. */
  readonly failure: FailureCode | null
  /** Seconds to wait before another try, when the store named them. */
  readonly retryAfter: number | null
  /** The truth that came with a refusal. */
  readonly newQuote: Quote | null
  readonly newSums: OrderSums | null
  readonly placed: PlacedOrder | null
}

export type CheckoutFlow = LazyFlow<CheckoutView, CheckoutEvent>
