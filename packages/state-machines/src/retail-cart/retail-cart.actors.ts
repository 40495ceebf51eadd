import type { Sdk } from '@shyrdak/sdk'
import type { delivery, Quote, WantedLine } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type { StoragePort } from '../storage/storage-port.ts'
import { keepCart, type Schedule } from './keep-cart.ts'

/** The part of the SDK that the cart calls. */
export type RetailCartSdk = Sdk<{ retailOrders: { delivery: Pick<typeof delivery, 'services'> } }>

export interface RetailCartEffects {
  readonly storage: StoragePort
  readonly schedule?: Schedule
}

/** The effects of the cart: `retailCartMachine.provide({ actors: retailCartActors(sdk, { storage }) })`. */
export const retailCartActors = (sdk: RetailCartSdk, { storage, schedule }: RetailCartEffects) => ({
  keepCart: keepCart(storage, schedule),
  quoteCart: fromPromise<Quote, { readonly items: readonly WantedLine[] }>(({ input, signal }) =>
    sdk.retailOrders.delivery.services({ body: { items: [...input.items] }, signal }),
  ),
})
