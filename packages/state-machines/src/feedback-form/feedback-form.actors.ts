import { fromPromise } from 'xstate'
import type { FilledForm } from './rules.ts'

export interface FeedbackFormEffects {
  /** Sends the form. Rejects with the SDK's error, whose issues are shown at their fields. */
  send(form: FilledForm, signal: AbortSignal): Promise<unknown>
}

/** For `feedbackFormMachine.provide({ actors: feedbackFormActors({ send }) })`. */
export const feedbackFormActors = ({ send }: FeedbackFormEffects) => ({
  send: fromPromise<unknown, { readonly form: FilledForm }>(({ input: { form }, signal }) =>
    send(form, signal),
  ),
})
