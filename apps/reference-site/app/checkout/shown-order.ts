import type { RetailOrder, SpecialOrder } from '@shyrdak/sdk/contract'

/** An order of either kind, as its page shows it. A craftsman is not told all that a buyer is. */
export type ShownOrder = RetailOrder | SpecialOrder
