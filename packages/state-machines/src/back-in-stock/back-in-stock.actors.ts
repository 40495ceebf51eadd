import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, NewNotification, type NotificationState } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { LoadSdk } from '../load-sdk.ts'
import type { backInStockContract } from './contract.ts'
import type { SubscriptionRequest } from './subscription-request.ts'

export interface BackInStockEffects {
  readonly sdk: LoadSdk<typeof backInStockContract>
  /** What to subscribe to, except its size; with a sole where the price is that of goods with one. */
  readonly thing: Pick<NewNotification, 'productId' | 'priceType' | 'colorId'> &
    Partial<Pick<NewNotification, 'soleId'>>
  /** The confirmed email of the current user; null for guests. */
  loadOwnEmail(signal: AbortSignal): Promise<string | null>
}

/** For `backInStockMachine.provide(backInStockActors({ sdk, … }))`. Validates before sending. */
export const backInStockActors = ({ sdk, thing, loadOwnEmail }: BackInStockEffects) => ({
  actors: {
    loadOwnEmail: fromPromise<string | null, undefined>(({ signal }) => loadOwnEmail(signal)),
    save: fromPromise<
      NotificationState,
      { readonly request: SubscriptionRequest; readonly isKnown: boolean }
    >(async ({ input, signal }) => {
      const { size, email } = input.request
      const request = { soleId: null, ...thing, size, ...(!input.isKnown && { email }) }
      const read = z.safeParse(NewNotification, request)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'validate back-in-stock subscription',
          issues: issuesOf(read.error, request),
        })
      const { retailCatalogue } = await sdk()
      return (await retailCatalogue.backInStock.create({ body: read.data, signal })).state
    }),
  },
})
