import type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
import { useOwnFlow, type OwnFlow } from '../../store/use-own-flow.ts'

/** An order of what is in the wholesale cart. */
export const useWholesaleOrder = (): OwnFlow<WholesaleOrderView, WholesaleOrderEvent> =>
  useOwnFlow(async (store) => (await import('./start.ts')).startWholesaleOrder(store), { isEager: true })
