import {
  FEEDBACK_FIELDS,
  feedbackFormActors,
  feedbackFormMachine,
  selectFeedbackForm,
  type FeedbackField,
  type FeedbackFormActor,
  type FeedbackFormView,
  type FilledForm,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

export function startFeedbackForm(store: Store): StartedActor<FeedbackFormActor, FeedbackFormView> {
  const actors = feedbackFormActors({
    async send(form, signal) {
      const { content } = await store.sdk()
      const body = form as FilledForm<FeedbackField> // the machine's default fields
      return content.feedback.send({ body, signal })
    },
  })
  const actor = createActor(feedbackFormMachine.provide({ actors }), { input: { fields: FEEDBACK_FIELDS } })
  return { actor: actor.start(), select: selectFeedbackForm }
}
