import {
  FEEDBACK_FIELDS,
  feedbackFormActors,
  feedbackFormMachine,
  selectCanSubmit,
  type FeedbackField,
  type FeedbackFormEvent,
  type FeedbackFormSnapshot,
  type FilledForm,
} from '@shyrdak/state-machines/feedback-form'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { FeedbackFormView } from './feedback-form-view.ts'

export const viewOfForm = (snapshot: FeedbackFormSnapshot): FeedbackFormView => ({
  state: snapshot.value,
  canSubmit: selectCanSubmit(snapshot),
  form: snapshot.context.form,
  issues: snapshot.context.issues,
  failure: snapshot.context.failure,
})

/** Starts a form that writes to the store. */
export function startFeedbackForm(store: Store): RunningFlow<FeedbackFormView, FeedbackFormEvent> {
  const actors = feedbackFormActors({
    async send(form, signal) {
      const { content } = await store.sdk()
      const body = form as FilledForm<FeedbackField> // the machine's own fields unless told otherwise
      return content.feedback.send({ body, signal })
    },
  })
  const actor = createActor(feedbackFormMachine.provide({ actors }), { input: { fields: FEEDBACK_FIELDS } })
  return actorStore(actor.start(), viewOfForm)
}
