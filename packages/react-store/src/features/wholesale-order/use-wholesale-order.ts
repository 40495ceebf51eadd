import type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
import { useOwnFlow, type OwnFlow } from '../../store/use-own-flow.ts'

/** The order form for the lines in the wholesale cart. */
export const useWholesaleOrder = (): OwnFlow<WholesaleOrderView, WholesaleOrderEvent> =>
  useOwnFlow(async (store) => (await import('./start.ts')).startWholesaleOrder(store), { isEager: true })
