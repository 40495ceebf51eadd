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
  const session = await auth.start()
  const reviewer = () => {
    const who = selectAudience(session.getSnapshot())
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
  return { actor, select: selectReviewForm }
}
