import { defineEvent } from '#platform/events.ts'

/** What an order's open payments came to must be known now: it is read, or about to expire. */
export const settlementNeeded = defineEvent<{ orderId: number }>('order.settlement-needed')
