import type { OwnReview } from '@shyrdak/sdk/contract'
import {
  saveDraft,
  readDraft,
  reviewFormEffects,
  reviewFormMachine,
  type LoadedReview,
  type ReviewFormEvent,
  type ReviewFormSnapshot,
} from '@shyrdak/state-machines/review-form'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { ReviewFormView } from './review-form-view.ts'

const viewOf = ({ value, context }: ReviewFormSnapshot): ReviewFormView => {
  const { reviewer, own, written, issues, failure, attempt } = context
  return { state: value, reviewer, own, written, issues, failure, attempt }
}

const NOBODY: LoadedReview = { reviewer: 'guest', own: null }

/** What whoever is logged in wrote of a product, null where they wrote nothing. */
async function ownReview(store: Store, id: number, signal: AbortSignal): Promise<OwnReview | null> {
  const { retailCatalogue } = await store.account()
  return (await retailCatalogue.reviews.own({ params: { id }, signal })).data
}

/** Starts a review of a product, by whoever is logged in. */
export async function startReviewForm(
  store: Store,
  productId: number,
): Promise<RunningFlow<ReviewFormView, ReviewFormEvent>> {
  const { auth, language, ports } = store
  // Whoever is here is known before they are listened for.
  await auth.start()
  const audience = () => auth.view()?.audience ?? null
  const machine = reviewFormMachine.provide(
    reviewFormEffects({
      productId,
      async look(signal) {
        const who = audience()
        if (who === null) return NOBODY
        if (who !== 'retail') return { reviewer: 'another', own: null }
        return { reviewer: 'shopper', own: await ownReview(store, productId, signal) }
      },
      async send(review, signal) {
        const { retailCatalogue } = await store.account()
        const { id, state, verified_by } = await retailCatalogue.reviews.create({ body: review, signal })
        const created_at = new Date(ports.now()).toISOString()
        return { ...review, id, state, verified_by, created_at, language, reason: null }
      },
      saveDraft: (written) => saveDraft(ports.session, productId, written),
    }),
  )
  const actor = createActor(machine, { input: { draft: readDraft(ports.session, productId) } }).start()
  let known = audience()
  auth.subscribe(() => {
    const now = audience()
    if (auth.view()?.state === 'logging_in' || now === known) return
    known = now
    actor.send({ type: 'review.look' })
  })
  return actorStore(actor, viewOf)
}
