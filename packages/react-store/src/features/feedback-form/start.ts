import {
  FEEDBACK_FIELDS,
  feedbackFormActors,
  feedbackFormMachine,
  selectFeedbackForm,
  type FeedbackField,
  type FeedbackFormEvent,
  type FeedbackFormView,
  type FilledForm,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { ActorStore } from '../../store/lazy-actor.ts'
import { actorStore } from '../../store/actor-store.ts'
import type { Store } from '../../store/store.ts'

export function startFeedbackForm(store: Store): ActorStore<FeedbackFormView, FeedbackFormEvent> {
  const actors = feedbackFormActors({
    async send(form, signal) {
      const { content } = await store.sdk()
      const body = form as FilledForm<FeedbackField> // the machine's default fields
      return content.feedback.send({ body, signal })
    },
  })
  const actor = createActor(feedbackFormMachine.provide({ actors }), { input: { fields: FEEDBACK_FIELDS } })
  return actorStore(actor.start(), selectFeedbackForm)
}
