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
import type { StoragePort } from '../storage/storage-port.ts'
import type {
  FindInput,
  LeaveInput,
  PaymentInput,
  PhoneInput,
  PlaceInput,
  QuoteInput,
} from './checkout.events.ts'
import { internationalPhone } from './international-phone.ts'
import { orderPlacedUnder, type OwnOrder } from './own-orders.ts'
import { persistCheckout, type CheckoutPersistence } from './persist-checkout.ts'

/** The calls that checkout needs. */
export type CheckoutSdk = Sdk<{
  retailOrders: {
    delivery: Pick<typeof delivery, 'services'>
    orders: Pick<typeof orders, 'place'>
    payments: typeof payments
  }
  specialGoods: { orders: Pick<typeof specialOrders, 'place'> }
}>

export interface CheckoutEffects extends CheckoutPersistence {
  /** Absolute addresses that the bank returns to. */
  readonly returnTo: (placed: PlacedOrder) => { readonly success_url: string; readonly cancel_url: string }
  /** Goes to the bank: follows the link, or submits the form when the method is POST. */
  readonly leave: (redirect: z.output<typeof Redirect>) => void | Promise<void>
}

/** Retail and special goods are ordered through different endpoints. */
const ordersFor = ({ retailOrders, specialGoods }: CheckoutSdk, { items }: NewRetailOrder) =>
  items.some(({ is_special }) => is_special) ? specialGoods.orders : retailOrders.orders

/** The tab that places the order remembers it as soon as the store has answered. */
const findPlaced = (storage: StoragePort, key: string, signal: AbortSignal): Promise<OwnOrder> =>
  new Promise((resolve) => {
    const look = () => {
      const found = orderPlacedUnder(storage, key)
      if (found) resolve(found)
    }
    signal.addEventListener('abort', storage.subscribe(look))
    look()
  })

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

/** For `checkoutMachine.provide({ actors: checkoutActors(sdk, effects) })`. */
export const checkoutActors = (sdk: CheckoutSdk, effects: CheckoutEffects) => ({
  checkPhone: fromPromise<string | null, PhoneInput>(({ input: { phone, country } }) =>
    internationalPhone(phone, country),
  ),
  quoteOrder: fromPromise<Quote, QuoteInput>(({ input, signal }) =>
    sdk.retailOrders.delivery.services({ body: { items: [...input.items] }, signal }),
  ),
  // Not aborted when the state is left: the result of an order being placed must be known.
  placeOrder: fromPromise<PlacedOrder, PlaceInput>(({ input: { key, body } }) =>
    ordersFor(sdk, body).place({ body, idempotencyKey: key }),
  ),
  findPlaced: fromPromise<OwnOrder, FindInput>(({ input, signal }) =>
    findPlaced(effects.storage, input.key, signal),
  ),
  startPayment: fromPromise<StartedPayment, PaymentInput>(({ input, signal }) =>
    startPayment(sdk, effects, input, signal),
  ),
  leave: fromPromise<void, LeaveInput>(async ({ input }) => effects.leave(input.redirect)),
  persistCheckout: persistCheckout(effects),
})
