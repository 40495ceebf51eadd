import { useOwnFlow } from '../../store/use-own-flow.ts'

/** A request to be told of delivery to the user's country. */
export const useDeliveryRequest = () =>
  useOwnFlow(async (store) => (await import('./start.ts')).startDeliveryRequest(store), { isEager: true })
