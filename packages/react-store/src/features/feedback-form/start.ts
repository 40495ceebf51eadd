import {
  FEEDBACK_FIELDS,
  feedbackFormActors,
  feedbackFormContract,
  feedbackFormMachine,
  selectFeedbackForm,
  type FeedbackFormActor,
  type FeedbackFormView,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

export function startFeedbackForm(store: Store): StartedActor<FeedbackFormActor, FeedbackFormView> {
  const actors = feedbackFormActors({ sdk: () => store.sdk(feedbackFormContract) })
  const actor = createActor(feedbackFormMachine.provide(actors), { input: { fields: FEEDBACK_FIELDS } })
  return { actor: actor.start(), select: selectFeedbackForm }
}
