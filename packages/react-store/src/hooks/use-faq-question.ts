import { useOwnFlow } from './use-own-flow.ts'

/** A form that asks the store a question. */
export const useFaqQuestion = () =>
  useOwnFlow(async (store) => (await import('../flows/faq-question.ts')).startFaqQuestion(store))
