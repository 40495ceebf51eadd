import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A form that sends feedback to the store. */
export const useFeedbackForm = () =>
  useOwnFlow(async (store) => (await import('./start.ts')).startFeedbackForm(store))
