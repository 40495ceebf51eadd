import type { RetailOrder, SpecialOrder } from '@shyrdak/sdk/contract'

/** An order of either kind, as its page shows it. A craftsman sees less of it than the buyer. */
export type ShownOrder = RetailOrder | SpecialOrder
