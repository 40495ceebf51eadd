import type { Sdk } from '@shyrdak/sdk'
import type {
  delivery,
  NewRetailOrder,
  orders,
  payments,
  PlacedOrder,
  Quote,
  Redirect,
  specialOrders,
  StartedPayment,
} from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import type { LeaveInput, PaymentInput, PhoneInput, PlaceInput, QuoteInput } from './checkout.events.ts'
import { internationalPhone } from './international-phone.ts'
import { persistCheckout, type CheckoutPersistence } from './persist-checkout.ts'

/** The part of the SDK that checkout calls. */
export type CheckoutSdk = Sdk<{
  retailOrders: {
    delivery: Pick<typeof delivery, 'services'>
    orders: Pick<typeof orders, 'place'>
    payments: typeof payments
  }
  specialGoods: { orders: Pick<typeof specialOrders, 'place'> }
}>

export interface CheckoutEffects extends CheckoutPersistence {
  /** Absolute addresses the bank sends the shopper back to. */
  readonly returnTo: (placed: PlacedOrder) => { readonly success_url: string; readonly cancel_url: string }
  /** Goes to the bank: follows the link, or sends the form when the method is POST. */
  readonly leave: (redirect: z.output<typeof Redirect>) => void | Promise<void>
}

/** One order holds goods of one kind, and each kind is ordered at a door of its own. */
const entryPointOf = ({ retailOrders, specialGoods }: CheckoutSdk, { items }: NewRetailOrder) =>
  items.some(({ is_special }) => is_special) ? specialGoods.orders : retailOrders.orders

function startPayment(
  sdk: CheckoutSdk,
  { returnTo }: CheckoutEffects,
  { key, placed, provider }: PaymentInput,
  signal: AbortSignal,
): Promise<StartedPayment> {
  const { payments: banks } = sdk.retailOrders
  const { id, order_number } = placed.order
  const call = { query: { k: placed.secret }, idempotencyKey: key, signal }
  switch (provider) {
    case 'paypal':
    case 'kkb':
      return banks[provider]({ ...call, body: { order_id: id, ...returnTo(placed) } })
    case 'kicb':
    case 'yookassa':
      return banks[provider]({ ...call, body: { order_number } })
    default:
      return provider satisfies never
  }
}

/** The effects of checkout: `checkoutMachine.provide({ actors: checkoutActors(sdk, effects) })`. */
export const checkoutActors = (sdk: CheckoutSdk, effects: CheckoutEffects) => ({
  checkPhone: fromPromise<string | null, PhoneInput>(({ input: { phone, country } }) =>
    internationalPhone(phone, country),
  ),
  quoteOrder: fromPromise<Quote, QuoteInput>(({ input, signal }) =>
    sdk.retailOrders.delivery.services({ body: { items: [...input.items] }, signal }),
  ),
  // Not aborted when the page moves on: an order on its way is better known than guessed at.
  placeOrder: fromPromise<PlacedOrder, PlaceInput>(({ input: { key, body } }) =>
    entryPointOf(sdk, body).place({ body, idempotencyKey: key }),
  ),
  startPayment: fromPromise<StartedPayment, PaymentInput>(({ input, signal }) =>
    startPayment(sdk, effects, input, signal),
  ),
  leave: fromPromise<void, LeaveInput>(async ({ input }) => effects.leave(input.redirect)),
  persistCheckout: persistCheckout(effects),
})
