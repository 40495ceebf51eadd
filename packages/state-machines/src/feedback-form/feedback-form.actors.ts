import { fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import type { faqQuestionContract, feedbackFormContract } from './contract.ts'
import type { FeedbackField, FilledForm } from './rules.ts'

export interface FeedbackFormEffects {
  readonly sdk: LoadSdk<typeof feedbackFormContract>
}

export interface FaqQuestionEffects {
  readonly sdk: LoadSdk<typeof faqQuestionContract>
}

/** `send` rejects with the SDK's error, whose issues are shown at their fields. */
const sender = (send: (form: FilledForm, signal: AbortSignal) => Promise<unknown>) => ({
  actors: {
    send: fromPromise<unknown, { readonly form: FilledForm }>(({ input: { form }, signal }) =>
      send(form, signal),
    ),
  },
})

/** For `feedbackFormMachine.provide(feedbackFormActors({ sdk }))`, with `FEEDBACK_FIELDS`. */
export const feedbackFormActors = ({ sdk }: FeedbackFormEffects) =>
  sender(async (form, signal) => {
    const { content } = await sdk()
    return content.feedback.send({ body: form as FilledForm<FeedbackField>, signal }) // the machine's default fields
  })

/** For `feedbackFormMachine.provide(faqQuestionActors({ sdk }))`. Fields: `question`, optionally `email`. */
export const faqQuestionActors = ({ sdk }: FaqQuestionEffects) =>
  sender(async ({ question = '', email = '' }, signal) => {
    const { content } = await sdk()
    return content.faq.ask({ body: { question, ...(email !== '' && { email }) }, signal })
  })
