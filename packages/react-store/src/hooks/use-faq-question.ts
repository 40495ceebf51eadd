import { useOwnFlow } from './use-own-flow.ts'

/** A form that sends a question to the store. */
export const useFaqQuestion = () =>
  useOwnFlow(async (store) => (await import('../flows/faq-question.ts')).startFaqQuestion(store))
