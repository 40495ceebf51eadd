import { isShyrdakError } from '@shyrdak/sdk'
import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { fromCallback, fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import { readEnvelope, writeEnvelope } from '../storage/envelope.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { followCompany } from '../wholesale-cart/follow-company.ts'
import { ownCart } from '../wholesale-cart/switch-company.ts'
import type { wholesaleReorderContract } from './contract.ts'
import { reorderDiff, type ReorderLine } from './reorder-diff.ts'
import { REORDER_ITEMS } from './stored-reorder.ts'
import type { PersistReorder } from './wholesale-reorder.machine.ts'

export interface WholesaleReorderEffects {
  readonly sdk: LoadSdk<typeof wholesaleReorderContract>
  readonly storage: StoragePort
}

/** For `wholesaleReorderMachine.provide(wholesaleReorderActors({ sdk, storage }))`. */
export const wholesaleReorderActors = ({ sdk, storage }: WholesaleReorderEffects) => ({
  actors: {
    persistReorder: fromCallback<PersistReorder, undefined>(({ sendBack, receive }) => {
      const isOwn = ownCart(storage)
      const begun = readEnvelope(storage, REORDER_ITEMS)
      if (begun) sendBack({ type: 'reorder.read', orderId: begun.orderId })
      receive(({ orderId }) => {
        if (!isOwn()) return
        if (orderId === null) storage.remove(REORDER_ITEMS.key)
        else writeEnvelope(storage, REORDER_ITEMS, { orderId })
      })
    }),
    followCompany: followCompany(storage),
    compareOrder: fromPromise<readonly ReorderLine[], { readonly orderId: number }>(
      async ({ input, signal }) => {
        const { wholesale } = await sdk()
        const [order, kits] = await Promise.all([
          wholesale.orders.read({ params: { id: input.orderId }, signal }),
          wholesale.branding.currents({ signal }),
        ])
        const ids = [...new Set(order.items.map(({ reyestr_id }) => reyestr_id))]
        const products = new Map<number, WholesaleProduct>()
        // One after the other, because an order may have a hundred products.
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

/** Returns null for goods that are no longer sold, which is no failure. */
function unlessMissing(error: unknown): null {
  if (isShyrdakError(error) && error.code === 'NOT_FOUND') return null
  throw error
}
