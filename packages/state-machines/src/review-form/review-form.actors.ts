import { NewReview, type Language, type OwnReview } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import { valid } from '../valid.ts'
import type { reviewFormContract } from './contract.ts'
import type { LoadedReview } from './review-form.machine.ts'
import type { Reviewer, WrittenReview } from './rules.ts'

export interface ReviewFormEffects {
  readonly sdk: LoadSdk<typeof reviewFormContract>
  readonly productId: number
  /** The language of the text. */
  readonly language: Language
  /** Returns the current kind of user. */
  reviewer(): Reviewer
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Stores the draft, so that a login does not lose it. */
  saveDraft(written: WrittenReview): void
}

/** For `reviewFormMachine.provide(reviewFormActors({ sdk, … }))`. Validates before sending. */
export const reviewFormActors = ({
  sdk,
  productId,
  language,
  reviewer,
  now,
  saveDraft,
}: ReviewFormEffects) => ({
  actors: {
    /** Loads the current kind of user and their existing review. Rejects with the SDK's error. */
    load: fromPromise<LoadedReview, undefined>(async ({ signal }) => {
      const who = reviewer()
      if (who !== 'shopper') return { reviewer: who, own: null }
      const { retailCatalogue } = await sdk()
      const { data } = await retailCatalogue.reviews.own({ params: { id: productId }, signal })
      return { reviewer: who, own: data }
    }),
    send: fromPromise<OwnReview, { readonly written: WrittenReview }>(async ({ input, signal }) => {
      const { rating, text } = input.written
      const body = { product_id: productId, ...(rating > 0 && { rating }), text }
      const checked = valid(NewReview, body, 'review')
      const { retailCatalogue } = await sdk()
      const { id, state, verified_by } = await retailCatalogue.reviews.create({ body: checked, signal })
      const created_at = new Date(now()).toISOString()
      return { ...checked, id, state, verified_by, created_at, language, reason: null }
    }),
  },
  actions: {
    saveDraft: (_: unknown, { written }: { readonly written: WrittenReview }) => saveDraft(written),
  },
})
