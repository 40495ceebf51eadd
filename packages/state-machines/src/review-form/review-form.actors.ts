import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, NewReview, type OwnReview } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { LoadedReview } from './review-form.machine.ts'
import type { WrittenReview } from './rules.ts'

export interface ReviewFormEffects {
  readonly productId: number
  /** Who stands there, and what they wrote before. Rejects with the SDK's error. */
  look(signal: AbortSignal): Promise<LoadedReview>
  /** Tells the store, and answers the review as it is kept. Rejects with the SDK's error. */
  send(review: NewReview, signal: AbortSignal): Promise<OwnReview>
  /** Keeps what is typed, so that a login loses nothing. */
  saveDraft(written: WrittenReview): void
}

/** The effects of a review: `reviewFormMachine.provide(reviewFormEffects({ … }))`. What is wrong is told before it is sent. */
export const reviewFormEffects = ({ productId, look, send, saveDraft }: ReviewFormEffects) => ({
  actors: {
    look: fromPromise<LoadedReview, undefined>(({ signal }) => look(signal)),
    send: fromPromise<OwnReview, { readonly written: WrittenReview }>(async ({ input, signal }) => {
      const { rating, text } = input.written
      const body = { product_id: productId, ...(rating > 0 && { rating }), text }
      const read = z.safeParse(NewReview, body)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'review',
          issues: issuesOf(read.error, body),
        })
      return send(read.data, signal)
    }),
  },
  actions: {
    saveDraft: (_: unknown, { written }: { readonly written: WrittenReview }) => saveDraft(written),
  },
})
