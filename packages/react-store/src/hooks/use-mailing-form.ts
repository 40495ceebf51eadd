import { useOwnJourney } from './use-own-journey.ts'

/** A form that subscribes an address to letters. */
export const useMailingForm = () =>
  useOwnJourney(async (store) => (await import('../journeys/mailing-form.ts')).startMailingForm(store))
