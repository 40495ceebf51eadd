import type { CheckoutEvent, CheckoutView } from '@shyrdak/state-machines/checkout'
import { useFlow, type Flow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The checkout of the page, with the cart's current lines. */
export const useCheckout = (): Flow<CheckoutView, CheckoutEvent> => useFlow(useStore().checkout, true)
