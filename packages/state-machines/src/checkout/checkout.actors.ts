import type { Sdk } from '@shyrdak/sdk'
import type { NewRetailOrder, PlacedOrder, Quote, Redirect, StartedPayment } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import { failureOf } from '../failure.ts'
import type { LoadSdk } from '../load-sdk.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type {
  FindInput,
  LeaveInput,
  PaymentInput,
  PhoneInput,
  PlaceInput,
  QuoteInput,
  RecoverInput,
  RecoveredOrder,
} from './checkout.types.ts'
import type { checkoutContract } from './contract.ts'
import { internationalPhone } from '../phone/index.ts'
import { orderPlacedUnder, type OwnOrder } from './own-orders.ts'
import { startPayment } from './start-payment.ts'
import { persistCheckout, type CheckoutPersistence } from './persist-checkout.ts'

type CheckoutSdk = Sdk<typeof checkoutContract>

export interface CheckoutEffects extends CheckoutPersistence {
  readonly sdk: LoadSdk<typeof checkoutContract>
  /** Where the bank returns to: pages of the shop, as paths or absolute URLs; the store refuses any other as INVALID. */
  readonly returnTo: (placed: PlacedOrder) => { readonly success_url: string; readonly cancel_url: string }
  /**
   * Goes to the bank: follows the link, or submits the form when the method is POST. A rejection, or still being on the
   * page after ten seconds, offers the payment again.
   */
  readonly leave: (redirect: z.output<typeof Redirect>) => void | Promise<void>
}

/** Retail and special goods are ordered through different endpoints. */
const ordersFor = ({ retailOrders, specialGoods }: CheckoutSdk, { items }: NewRetailOrder) =>
  items.some(({ is_special }) => is_special) ? specialGoods.orders : retailOrders.orders

/** Sends earlier bodies again, one after the other, until the store returns the order placed with one of them. */
async function recoverOrder(
  sdk: CheckoutSdk,
  key: string,
  [body, ...others]: RecoverInput['bodies'],
): Promise<RecoveredOrder> {
  if (!body) throw new Error('Cannot recover order: no request has been sent')
  try {
    return { body, placed: await ordersFor(sdk, body).place({ body, idempotencyKey: key }) }
  } catch (error) {
    if (others.length === 0 || failureOf(error).code !== 'KEY_REUSED') throw error
    return recoverOrder(sdk, key, others)
  }
}

/** Waits for the order placed under this key in another tab, which stores it once the store has responded. */
export const findPlaced = (storage: StoragePort, key: string, signal: AbortSignal): Promise<OwnOrder> =>
  new Promise((resolve) => {
    const look = () => {
      const found = orderPlacedUnder(storage, key)
      if (!found) return
      stopLooking()
      resolve(found)
    }
    const stopLooking = storage.subscribe(look)
    signal.addEventListener('abort', stopLooking, { once: true })
    look()
  })

/** For `checkoutMachine.provide(checkoutActors({ sdk, … }))`. */
export const checkoutActors = (effects: CheckoutEffects) => ({
  actors: {
    checkPhone: fromPromise<string | null, PhoneInput>(({ input: { phone, country } }) =>
      internationalPhone(phone, country),
    ),
    quoteOrder: fromPromise<Quote, QuoteInput>(async ({ input, signal }) => {
      const { retailOrders } = await effects.sdk()
      return retailOrders.delivery.services({
        body: {
          items: [...input.items],
          ...(input.destination && { destination: input.destination }),
        },
        signal,
      })
    }),
    // Not aborted when the state is left: the result of an order being placed must be known.
    placeOrder: fromPromise<PlacedOrder, PlaceInput>(async ({ input: { key, body } }) =>
      ordersFor(await effects.sdk(), body).place({ body, idempotencyKey: key }),
    ),
    recoverOrder: fromPromise<RecoveredOrder, RecoverInput>(async ({ input: { key, bodies } }) =>
      recoverOrder(await effects.sdk(), key, bodies),
    ),
    findPlaced: fromPromise<OwnOrder, FindInput>(({ input, signal }) =>
      findPlaced(effects.storage, input.key, signal),
    ),
    startPayment: fromPromise<StartedPayment, PaymentInput>(
      async ({ input: { placed, provider }, signal }) => {
        const { payments } = (await effects.sdk()).retailOrders
        const { order, secret } = placed
        return startPayment(payments, { order, provider, secret, returnTo: effects.returnTo(placed) }, signal)
      },
    ),
    leave: fromPromise<void, LeaveInput>(async ({ input }) => effects.leave(input.redirect)),
    persistCheckout: persistCheckout(effects),
  },
})
