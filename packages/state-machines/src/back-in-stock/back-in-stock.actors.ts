import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, NewNotification, type NotificationState } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { SubscriptionRequest } from './subscription-request.ts'

export interface BackInStockEffects {
  /** What to subscribe to, except its size. */
  readonly thing: Pick<NewNotification, 'productId' | 'priceType' | 'colorId'>
  /** The confirmed email of the current user; null for guests. */
  loadOwnEmail(signal: AbortSignal): Promise<string | null>
  /** Saves the subscription. Rejects with the SDK's error, whose issues are shown at their fields. */
  save(request: NewNotification, signal: AbortSignal): Promise<NotificationState>
}

/** For `backInStockMachine.provide({ actors: backInStockActors({ … }) })`. Validates before sending. */
export const backInStockActors = ({ thing, loadOwnEmail, save }: BackInStockEffects) => ({
  loadOwnEmail: fromPromise<string | null, undefined>(({ signal }) => loadOwnEmail(signal)),
  save: fromPromise<NotificationState, { readonly request: SubscriptionRequest; readonly isKnown: boolean }>(
    async ({ input, signal }) => {
      const { size, email } = input.request
      const request = { ...thing, soleId: null, size, ...(!input.isKnown && { email }) }
      const read = z.safeParse(NewNotification, request)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'validate back-in-stock subscription',
          issues: issuesOf(read.error, request),
        })
      return save(read.data, signal)
    },
  ),
})
