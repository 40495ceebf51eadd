import { persistSyncedCart } from '../cart-sync/persist-cart.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { followCompany } from './follow-company.ts'
import { ownCart } from './switch-company.ts'
import { fromStored, toStored, WHOLESALE_CART } from './stored-cart.ts'

export interface WholesaleCartEffects {
  readonly storage: StoragePort
  readonly schedule?: Schedule
}

/** For `wholesaleCartMachine.provide(wholesaleCartActors({ storage }))`. */
export const wholesaleCartActors = ({ storage, schedule }: WholesaleCartEffects) => ({
  actors: {
    persistCart: persistSyncedCart(
      { envelope: WHOLESALE_CART, toStored, fromStored },
      { storage, schedule, follow: () => ownCart(storage) },
    ),
    followCompany: followCompany(storage),
  },
})
