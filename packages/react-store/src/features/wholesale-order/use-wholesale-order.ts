import type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
import type { Flow } from '../../store/use-flow.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'

/** The order form for the lines in the wholesale cart. */
export const useWholesaleOrder = (): Flow<WholesaleOrderView, WholesaleOrderEvent> =>
  useOwnFlow(async (store) => (await import('./start.ts')).startWholesaleOrder(store), { isEager: true })
