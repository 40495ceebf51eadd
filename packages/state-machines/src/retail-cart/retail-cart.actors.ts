import type { Quote, LineRequest } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { retailCartContract } from './contract.ts'
import { persistCart } from './persist-cart.ts'

export interface RetailCartEffects {
  readonly sdk: LoadSdk<typeof retailCartContract>
  readonly storage: StoragePort
  readonly schedule?: Schedule
}

/** For `retailCartMachine.provide(retailCartActors({ sdk, storage }))`. */
export const retailCartActors = ({ sdk, storage, schedule }: RetailCartEffects) => ({
  actors: {
    persistCart: persistCart(storage, schedule),
    quoteCart: fromPromise<Quote, { readonly items: readonly LineRequest[] }>(async ({ input, signal }) => {
      const { retailOrders } = await sdk()
      return retailOrders.delivery.services({ body: { items: [...input.items] }, signal })
    }),
  },
})
