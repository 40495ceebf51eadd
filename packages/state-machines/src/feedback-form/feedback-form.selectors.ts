import { isFilled } from './rules.ts'
import type { FeedbackFormSnapshot } from './feedback-form.machine.ts'

/** Whether pressing the button would send the form. */
export const selectCanSubmit = (snapshot: FeedbackFormSnapshot): boolean =>
  !snapshot.matches('sending') && isFilled(snapshot.context.form)
