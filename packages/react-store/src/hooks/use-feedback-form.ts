import { useOwnFlow } from './use-own-flow.ts'

/** A form that sends feedback to the store. */
export const useFeedbackForm = () =>
  useOwnFlow(async (store) => (await import('../flows/feedback-form.ts')).startFeedbackForm(store))
