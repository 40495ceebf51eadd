import {
  feedbackFormActors,
  feedbackFormMachine,
  type FeedbackFormEvent,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { Store } from '../store/store.ts'
import type { FeedbackFormView } from './feedback-form-view.ts'
import { viewOfForm } from './feedback-form.ts'

/** The thanks say where the answer will be: longer to read than a confirmation. In milliseconds. */
const THANKS_TIMEOUT = 10_000

/** Starts a form of one field that asks the store a question. */
export function startFaqQuestion(store: Store): Running<FeedbackFormView, FeedbackFormEvent> {
  const actors = feedbackFormActors({
    async send({ question = '' }, signal) {
      const { content } = await store.sdk()
      return content.faq.ask({ body: { question }, signal })
    },
  })
  const delays = { confirmationTimeout: THANKS_TIMEOUT }
  const machine = feedbackFormMachine.provide({ actors, delays })
  return runningActor(createActor(machine, { input: { fields: ['question'] } }).start(), viewOfForm)
}
