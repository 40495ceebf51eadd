import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A form that requests a notification once the store delivers to the user's country. */
export const useDeliveryRequest = () =>
  useOwnFlow(async (store) => (await import('./start.ts')).startDeliveryRequest(store), { isEager: true })
