import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, NewNotification, type NotificationState } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { SubscriptionRequest } from './subscription-request.ts'

export interface BackInStockEffects {
  /** What is waited for, but for its size. */
  readonly thing: Pick<NewNotification, 'productId' | 'priceType' | 'colorId'>
  /** The confirmed e-mail of whoever is logged in; null for anybody else. */
  knowEmail(signal: AbortSignal): Promise<string | null>
  /** Tells the store. Rejects with the SDK's error, whose issues are shown at their fields. */
  save(request: NewNotification, signal: AbortSignal): Promise<NotificationState>
}

/** The effects of a wish: `stockNoticeMachine.provide({ actors: stockNoticeActors({ … }) })`. What is wrong is told before it is sent. */
export const backInStockActors = ({ thing, knowEmail, save }: BackInStockEffects) => ({
  knowEmail: fromPromise<string | null, undefined>(({ signal }) => knowEmail(signal)),
  save: fromPromise<NotificationState, { readonly request: SubscriptionRequest; readonly isKnown: boolean }>(
    async ({ input, signal }) => {
      const { size, email } = input.request
      const request = { ...thing, soleId: null, size, ...(!input.isKnown && { email }) }
      const read = z.safeParse(NewNotification, request)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'notification',
          issues: issuesOf(read.error, request),
        })
      return save(read.data, signal)
    },
  ),
})
