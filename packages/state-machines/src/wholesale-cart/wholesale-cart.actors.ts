import { isShyrdakError } from '@shyrdak/sdk'
import type { Brand, WholesaleProduct } from '@shyrdak/sdk/contract'
import { roundUpToKits } from '@shyrdak/sdk/rules'
import { fromCallback, fromPromise } from 'xstate'
import { persistSyncedCart } from '../cart-sync/persist-cart.ts'
import type { LoadSdk } from '../load-sdk.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { wholesaleCartContract } from './contract.ts'
import { onOtherCompany, ownCart } from './part-by-company.ts'
import { persistBeside } from './persist-beside.ts'
import { reorderDiff, type ReorderLine } from './reorder.ts'
import type { BoughtBrand } from './stored-beside-cart.ts'
import { fromStored, toStored, WHOLESALE_CART } from './stored-cart.ts'
import type { WholesaleCartEvent } from './wholesale-cart.events.ts'
import type { KitAttempt } from './wholesale-cart.machine.ts'

export interface WholesaleCartEffects {
  readonly sdk: LoadSdk<typeof wholesaleCartContract>
  readonly storage: StoragePort
  /** Logs a failed read of the kits; people see a dash instead of their numbers. */
  readonly log: (message: string, cause: unknown) => void
  readonly schedule?: Schedule
}

/** For `wholesaleCartMachine.provide(wholesaleCartActors({ sdk, storage, log }))`. */
export const wholesaleCartActors = ({ sdk, storage, log, schedule }: WholesaleCartEffects) => ({
  actors: {
    persistCart: persistSyncedCart(
      { envelope: WHOLESALE_CART, toStored, fromStored },
      storage,
      schedule,
      () => ownCart(storage),
    ),
    persistBeside: persistBeside(storage),
    followCompany: fromCallback<WholesaleCartEvent, undefined>(({ sendBack }) =>
      onOtherCompany(storage, () => sendBack({ type: 'company.changed' })),
    ),
    readKits: fromPromise<readonly Brand[], undefined>(async ({ signal }) => {
      try {
        return await (await sdk()).wholesale.branding.currents({ signal })
      } catch (error) {
        log('wholesale.branding.currents failed', error)
        throw error
      }
    }),
    buyKits: fromPromise<BoughtBrand, KitAttempt>(async ({ input: { key, ...body }, signal }) => {
      const { wholesale } = await sdk()
      const { brand, order_id: orderId } = await wholesale.branding.add({
        body,
        idempotencyKey: key,
        signal,
      })
      return { brandId: brand.id, amount: roundUpToKits(body.amount, brand.count), orderId }
    }),
    compareOrder: fromPromise<readonly ReorderLine[], { readonly orderId: number }>(
      async ({ input, signal }) => {
        const { wholesale } = await sdk()
        const [order, kits] = await Promise.all([
          wholesale.orders.read({ params: { id: input.orderId }, signal }),
          wholesale.branding.currents({ signal }),
        ])
        const ids = [...new Set(order.items.map(({ reyestr_id }) => reyestr_id))]
        const products = new Map<number, WholesaleProduct>()
        // One after the other: an order may name a hundred goods.
        for (const id of ids) {
          const product = await wholesale.catalog.read({ params: { id }, signal }).catch(unlessMissing)
          if (product) products.set(id, product)
        }
        const logos = new Map(kits.map(({ id, name }) => [id, { id, name }]))
        return reorderDiff({ items: order.items, from: order.from, products, logos })
      },
    ),
  },
})

/** Goods that are sold no more are no failure. */
function unlessMissing(error: unknown): null {
  if (isShyrdakError(error) && error.code === 'NOT_FOUND') return null
  throw error
}
