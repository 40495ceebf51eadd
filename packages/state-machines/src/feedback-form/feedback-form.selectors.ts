import { isFilled } from './rules.ts'
import type { FeedbackFormSnapshot } from './feedback-form.machine.ts'

/** Whether a submit would send the form. */
export const selectCanSubmit = (snapshot: FeedbackFormSnapshot): boolean =>
  !snapshot.matches('sending') && isFilled(snapshot.context.form, snapshot.context.optional)

export const selectFeedbackForm = (snapshot: FeedbackFormSnapshot) => {
  const { form, issues, failure } = snapshot.context
  return {
    /** The value of `data-state`. */
    state: snapshot.value,
    canSubmit: selectCanSubmit(snapshot),
    form,
    issues,
    failure,
  }
}
export type FeedbackFormView = Readonly<ReturnType<typeof selectFeedbackForm>>
