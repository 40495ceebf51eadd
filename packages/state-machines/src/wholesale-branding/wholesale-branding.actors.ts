import type { Brand } from '@shyrdak/sdk/contract'
import { roundUpToKits } from '@shyrdak/sdk/rules'
import { fromCallback, fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import { readEnvelope, writeEnvelope } from '../storage/envelope.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { followCompany } from '../wholesale-cart/follow-company.ts'
import { ownCart } from '../wholesale-cart/switch-company.ts'
import type { wholesaleBrandingContract } from './contract.ts'
import { BOUGHT_BRANDS, type BoughtBrand } from './stored-bought.ts'
import type { KitAttempt, PersistBought } from './wholesale-branding.machine.ts'

export interface WholesaleBrandingEffects {
  readonly sdk: LoadSdk<typeof wholesaleBrandingContract>
  readonly storage: StoragePort
  /** Logs that the kits could not be loaded; people see a dash instead of their numbers. */
  readonly log: (message: string, cause: unknown) => void
}

/** For `wholesaleBrandingMachine.provide(wholesaleBrandingActors({ sdk, storage, log }))`. */
export const wholesaleBrandingActors = ({ sdk, storage, log }: WholesaleBrandingEffects) => ({
  actors: {
    persistBought: fromCallback<PersistBought, undefined>(({ sendBack, receive }) => {
      const isOwn = ownCart(storage)
      // Read before anything is written.
      sendBack({ type: 'bought.read', bought: readEnvelope(storage, BOUGHT_BRANDS) ?? [] })
      receive(({ bought }) => {
        if (!isOwn()) return
        if (bought.length > 0) writeEnvelope(storage, BOUGHT_BRANDS, [...bought])
        else storage.remove(BOUGHT_BRANDS.key)
      })
    }),
    followCompany: followCompany(storage),
    readKits: fromPromise<readonly Brand[], undefined>(async ({ signal }) => {
      try {
        return await (await sdk()).wholesale.branding.currents({ signal })
      } catch (error) {
        log('wholesale.branding.currents failed', error)
        throw error
      }
    }),
    buyKits: fromPromise<BoughtBrand, KitAttempt>(async ({ input, signal }) => {
      const { companyId, brandId, amount, key } = input
      const { wholesale } = await sdk()
      const { brand, order_id: orderId } = await wholesale.branding.add({
        body: { reyestrId: companyId, brandId, amount },
        idempotencyKey: key,
        signal,
      })
      return { brandId: brand.id, amount: roundUpToKits(amount, brand.count), orderId }
    }),
  },
})
