import { defineEvent } from '#platform/events.ts'

/**
 * Emitted when the state of an order's open payments is needed now: the order is read, or about to expire.
 * `isCanceledByBuyer`: the buyer cancels the order, so a payment that has not begun at the bank is canceled.
 */
export const settlementNeeded = defineEvent<{ orderId: number; isCanceledByBuyer?: boolean }>(
  'order.settlement-needed',
)
