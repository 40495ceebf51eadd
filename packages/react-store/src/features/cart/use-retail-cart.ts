import type { RetailCartEvent, RetailCartView } from '@shyrdak/state-machines/retail-cart'
import { useFlow, type Flow, type FlowOptions } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The cart. With `isEager: false` it starts with the first event. */
export const useRetailCart = ({ isEager = true }: FlowOptions = {}): Flow<RetailCartView, RetailCartEvent> =>
  useFlow(useStore().retailCart, isEager)
