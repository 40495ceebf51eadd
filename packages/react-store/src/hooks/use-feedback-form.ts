import { useOwnJourney } from './use-own-journey.ts'

/** A form that writes to the store. */
export const useFeedbackForm = () =>
  useOwnJourney(async (store) => (await import('../journeys/feedback-form.ts')).startFeedbackForm(store))
