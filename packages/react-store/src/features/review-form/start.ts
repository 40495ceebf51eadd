import type { OwnReview } from '@shyrdak/sdk/contract'
import { selectAudience } from '@shyrdak/state-machines/auth'
import {
  saveDraft,
  readDraft,
  reviewFormEffects,
  reviewFormMachine,
  selectReviewForm,
  type LoadedReview,
  type ReviewFormActor,
  type ReviewFormView,
} from '@shyrdak/state-machines/review-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

const NOBODY: LoadedReview = { reviewer: 'guest', own: null }

/** The current user's review of a product; null when there is none. */
async function ownReview(store: Store, id: number, signal: AbortSignal): Promise<OwnReview | null> {
  const { retailCatalogue } = await store.account()
  return (await retailCatalogue.reviews.own({ params: { id }, signal })).data
}

/** Starts the review form of a product. */
export async function startReviewForm(
  store: Store,
  productId: number,
): Promise<StartedActor<ReviewFormActor, ReviewFormView>> {
  const { auth, language, ports } = store
  // The current audience must be known before changes are observed.
  const session = await auth.start()
  const audience = () => selectAudience(session.getSnapshot())
  const machine = reviewFormMachine.provide(
    reviewFormEffects({
      productId,
      async load(signal) {
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
  session.subscribe((snapshot) => {
    const now = audience()
    if (snapshot.matches('logging_in') || now === known) return
    known = now
    actor.send({ type: 'review.look' })
  })
  return { actor: actor, select: selectReviewForm }
}
