import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, NewReview, type OwnReview } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { LoadedReview } from './review-form.machine.ts'
import type { WrittenReview } from './rules.ts'

export interface ReviewFormEffects {
  readonly productId: number
  /** Reads the current user and their existing review. Rejects with the SDK's error. */
  load(signal: AbortSignal): Promise<LoadedReview>
  /** Sends the review and resolves with the stored one. Rejects with the SDK's error. */
  send(review: NewReview, signal: AbortSignal): Promise<OwnReview>
  /** Stores the draft, so that a login does not lose it. */
  saveDraft(written: WrittenReview): void
}

/** For `reviewFormMachine.provide(reviewFormEffects({ … }))`. Validates before sending. */
export const reviewFormEffects = ({ productId, load, send, saveDraft }: ReviewFormEffects) => ({
  actors: {
    load: fromPromise<LoadedReview, undefined>(({ signal }) => load(signal)),
    send: fromPromise<OwnReview, { readonly written: WrittenReview }>(async ({ input, signal }) => {
      const { rating, text } = input.written
      const body = { product_id: productId, ...(rating > 0 && { rating }), text }
      const read = z.safeParse(NewReview, body)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'validate review',
          issues: issuesOf(read.error, body),
        })
      return send(read.data, signal)
    }),
  },
  actions: {
    saveDraft: (_: unknown, { written }: { readonly written: WrittenReview }) => saveDraft(written),
  },
})
