import type { RequestKind, RequestReason, RequestState } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import { account } from '../accounts/tables.ts'
import { retailOrder } from '../orders/tables.ts'

/** A buyer's request to cancel or return items of an order, and the answer. */
export const orderRequest = pgTable(
  'order_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    kind: text().$type<RequestKind>().notNull(),
    state: text().$type<RequestState>().notNull(),
    reason: text().$type<RequestReason>().notNull(),
    comment: text().notNull(),
    answer: text(),
    /** The value of the accepted items in tyiyn. Due only if the order was paid. */
    refundMinor: bigint('refund_minor', { mode: 'number' }),
    /** When its money was found to be completely back with the buyer. */
    settledAt: moment('settled_at'),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** The manager; null when it was accepted automatically. */
    answeredBy: integer('answered_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('order_request_order').on(t.orderId, t.id),
    index('order_request_waiting').on(t.state, t.createdAt),
    /** Those for which money may be due. */
    index('order_request_unsettled')
      .on(t.orderId)
      .where(sql`${t.state} = 'accepted' and ${t.refundMinor} > 0 and ${t.settledAt} is null`),
    check('order_request_kind', sql`${t.kind} in ('cancel', 'return')`),
    check('order_request_state', sql`${t.state} in ('open', 'accepted', 'refused')`),
    check('order_request_refund', sql`${t.refundMinor} >= 0`),
  ],
)

/** The number of pieces of a line. */
export const orderRequestItem = pgTable(
  'order_request_item',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => orderRequest.id, { onDelete: 'cascade' }),
    /** The line's position in the order. */
    position: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.position] }),
    check('order_request_item_count', sql`${t.count} > 0`),
  ],
)

/** To the buyer, to the store, or to the craftsmen whose goods were canceled. */
export type RequestEmailKind = 'received' | 'answered' | 'desk' | 'artisans'

/** Emails that the mail server has accepted, so that a job that runs twice sends one. */
export const sentRequestEmail = pgTable(
  'order_request_email',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => orderRequest.id, { onDelete: 'cascade' }),
    kind: text().$type<RequestEmailKind>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.kind] })],
)
