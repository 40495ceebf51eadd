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
  /** When to write a changed cart; by default at the end of the current task. */
  readonly schedule?: Schedule
  /**
   * Whether the country of this page is still the one chosen; always by default. Otherwise another tab sets the
   * prices of the shared cart.
   */
  readonly isCurrent?: () => boolean
}

/** For `retailCartMachine.provide(retailCartActors({ sdk, storage }))`. */
export const retailCartActors = ({ sdk, storage, schedule, isCurrent = () => true }: RetailCartEffects) => ({
  actors: {
    persistCart: persistCart(storage, schedule),
    quoteCart: fromPromise<Quote, { readonly items: readonly LineRequest[] }>(async ({ input, signal }) => {
      const { retailOrders } = await sdk()
      const quote = await retailOrders.delivery.services({ body: { items: [...input.items] }, signal })
      // A quote without lines leaves the cart as it is.
      return isCurrent() ? quote : { ...quote, lines: [] }
    }),
  },
})
