import {
  feedbackFormActors,
  feedbackFormMachine,
  selectFeedbackForm,
  type FeedbackFormEvent,
  type FeedbackFormView,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { ActorStore } from '../../store/lazy-actor.ts'
import { actorStore } from '../../store/actor-store.ts'
import type { Store } from '../../store/store.ts'

/** Milliseconds; longer than the default confirmation, as the text says where the answer will appear. */
const THANKS_TIMEOUT = 10_000

export function startFaqQuestion(store: Store): ActorStore<FeedbackFormView, FeedbackFormEvent> {
  const actors = feedbackFormActors({
    async send({ question = '' }, signal) {
      const { content } = await store.sdk()
      return content.faq.ask({ body: { question }, signal })
    },
  })
  const delays = { confirmationTimeout: THANKS_TIMEOUT }
  const machine = feedbackFormMachine.provide({ actors, delays })
  return actorStore(createActor(machine, { input: { fields: ['question'] } }).start(), selectFeedbackForm)
}
