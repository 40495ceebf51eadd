import { NewNotification, type NotificationState } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import { valid } from '../valid.ts'
import type { backInStockContract } from './contract.ts'
import type { SubscriptionRequest } from './subscription-request.ts'

export interface BackInStockEffects {
  readonly sdk: LoadSdk<typeof backInStockContract>
  /** The subscription without its size; with a sole if the price is that of goods with one. */
  readonly item: Pick<NewNotification, 'productId' | 'priceType' | 'colorId'> &
    Partial<Pick<NewNotification, 'soleId'>>
  /** The confirmed email of the current user; null for guests. */
  loadOwnEmail(signal: AbortSignal): Promise<string | null>
}

/** For `backInStockMachine.provide(backInStockActors({ sdk, … }))`. Validates before sending. */
export const backInStockActors = ({ sdk, item, loadOwnEmail }: BackInStockEffects) => ({
  actors: {
    loadOwnEmail: fromPromise<string | null, undefined>(({ signal }) => loadOwnEmail(signal)),
    save: fromPromise<
      NotificationState,
      { readonly request: SubscriptionRequest; readonly isKnown: boolean }
    >(async ({ input, signal }) => {
      const { size, email } = input.request
      const request = { soleId: null, ...item, size, ...(!input.isKnown && { email }) }
      const checked = valid(NewNotification, request, 'back-in-stock subscription')
      const { retailCatalogue } = await sdk()
      return (await retailCatalogue.backInStock.create({ body: checked, signal })).state
    }),
  },
})
