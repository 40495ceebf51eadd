import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A form that sends a question to the store. */
export const useFaqQuestion = () =>
  useOwnFlow(async (store) => (await import('./start.ts')).startFaqQuestion(store))
