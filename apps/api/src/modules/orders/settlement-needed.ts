import { defineEvent } from '#platform/events.ts'

/**
 * Emitted when the state of an order's open payments is needed now: the order is read, or about to expire.
 */
export const settlementNeeded = defineEvent<{ orderId: number }>('order.settlement-needed')
