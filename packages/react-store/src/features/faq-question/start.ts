import {
  faqQuestionActors,
  faqQuestionContract,
  feedbackFormMachine,
  selectFeedbackForm,
  type FeedbackFormActor,
  type FeedbackFormView,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

/** In milliseconds. Longer than the default confirmation, as the text says where the answer will appear. */
const THANKS_TIMEOUT_MS = 10_000

export function startFaqQuestion(store: Store): StartedActor<FeedbackFormActor, FeedbackFormView> {
  const machine = feedbackFormMachine.provide({
    ...faqQuestionActors({ sdk: () => store.sdk(faqQuestionContract) }),
    delays: { confirmationTimeout: THANKS_TIMEOUT_MS },
  })
  return {
    actor: createActor(machine, { input: { fields: ['question', 'email'], optional: ['email'] } }).start(),
    select: selectFeedbackForm,
  }
}
