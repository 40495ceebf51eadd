import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A form that subscribes an email to the mailing list. */
export const useMailingForm = () =>
  useOwnFlow(async (store) => (await import('./start.ts')).startMailingForm(store))
