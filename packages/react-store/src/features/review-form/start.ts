import { selectAudience } from '@shyrdak/state-machines/auth'
import {
  saveDraft,
  readDraft,
  reviewFormActors,
  reviewFormContract,
  reviewFormMachine,
  selectReviewForm,
  type ReviewFormActor,
  type ReviewFormView,
} from '@shyrdak/state-machines/review-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

/** Starts the review form of a product. */
export async function startReviewForm(
  store: Store,
  productId: number,
): Promise<StartedActor<ReviewFormActor, ReviewFormView>> {
  const { auth, language, ports } = store
  // The audience must be known before changes of it can be detected.
  const session = await auth.start()
  const audience = () => selectAudience(session.getSnapshot())
  const reviewer = () => {
    const who = audience()
    return who === null ? 'guest' : who === 'retail' ? 'shopper' : 'another'
  }
  const machine = reviewFormMachine.provide(
    reviewFormActors({
      sdk: () => store.sdk(reviewFormContract),
      productId,
      language,
      reviewer,
      now: ports.now,
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
