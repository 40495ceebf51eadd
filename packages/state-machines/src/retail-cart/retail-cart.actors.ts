import type { Sdk } from '@shyrdak/sdk'
import type { delivery, Quote, LineRequest } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type { StoragePort } from '../storage/storage-port.ts'
import { persistCart, type Schedule } from './persist-cart.ts'

/** The calls that the cart needs. */
export type RetailCartSdk = Sdk<{ retailOrders: { delivery: Pick<typeof delivery, 'services'> } }>

export interface RetailCartEffects {
  readonly storage: StoragePort
  readonly schedule?: Schedule
}

/** For `retailCartMachine.provide({ actors: retailCartActors(sdk, { storage }) })`. */
export const retailCartActors = (sdk: RetailCartSdk, { storage, schedule }: RetailCartEffects) => ({
  persistCart: persistCart(storage, schedule),
  quoteCart: fromPromise<Quote, { readonly items: readonly LineRequest[] }>(({ input, signal }) =>
    sdk.retailOrders.delivery.services({ body: { items: [...input.items] }, signal }),
  ),
})
