import { useOwnJourney } from './use-own-journey.ts'

/** A form that asks the store a question. */
export const useFaqQuestion = () =>
  useOwnJourney(async (store) => (await import('../journeys/faq-question.ts')).startFaqQuestion(store))
