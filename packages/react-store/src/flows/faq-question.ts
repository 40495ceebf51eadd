import {
  feedbackFormActors,
  feedbackFormMachine,
  type FeedbackFormEvent,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { FeedbackFormView } from './feedback-form-view.ts'
import { viewOfForm } from './feedback-form.ts'

/** The thanks say where the answer will be: longer to read than a confirmation. In milliseconds. */
const THANKS_TIMEOUT = 10_000

/** Starts a form of one field that asks the store a question. */
export function startFaqQuestion(store: Store): RunningFlow<FeedbackFormView, FeedbackFormEvent> {
  const actors = feedbackFormActors({
    async send({ question = '' }, signal) {
      const { content } = await store.sdk()
      return content.faq.ask({ body: { question }, signal })
    },
  })
  const delays = { confirmationTimeout: THANKS_TIMEOUT }
  const machine = feedbackFormMachine.provide({ actors, delays })
  return actorStore(createActor(machine, { input: { fields: ['question'] } }).start(), viewOfForm)
}
