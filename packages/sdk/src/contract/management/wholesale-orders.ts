import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { CountryCode, Day, Id } from '../scalars.ts'
import { WholesaleItem, WholesaleOrder, WholesaleOrderSummary } from '../wholesale/orders.ts'
import { ManagedOrderEvent, OrderMove } from './orders.ts'
import { ClientName } from './wholesale-kits.ts'
import { trimmed } from '../trimmed.ts'

/** A wholesale order of goods in a manager's list. */
export const ManagedWholesaleOrderRow = z.extend(WholesaleOrderSummary, {
  client: z.extend(ClientName, { country_iso_code: CountryCode }),
})
export type ManagedWholesaleOrderRow = z.infer<typeof ManagedWholesaleOrderRow>

/** The pieces of a branding kit in an order: reserved, used, or free for other orders. */
export const OrderKit = z.object({
  id: Id,
  name: z.string(),
  pieces: z.int(),
  state: z.enum(['reserved', 'used', 'free']),
})
export type OrderKit = z.infer<typeof OrderKit>

/** A line, with the number of pieces now taken from stock, and whether the rest is made to order. */
export const ManagedWholesaleItem = z.extend(WholesaleItem, {
  from_stock: z.int(),
  is_made_to_order: z.boolean(),
})
export type ManagedWholesaleItem = z.infer<typeof ManagedWholesaleItem>

/**
 * A wholesale order with details that only managers see: its kits, who changed its status, and the status
 * changes allowed now.
 */
export const ManagedWholesaleOrder = z.extend(WholesaleOrder, {
  ...ManagedWholesaleOrderRow.shape,
  /** The language of the person who placed it, in which notes are written. */
  language: Language,
  items: z.array(ManagedWholesaleItem),
  kits: z.array(OrderKit),
  timeline: z.array(ManagedOrderEvent),
  moves: z.array(OrderStatus),
})
export type ManagedWholesaleOrder = z.infer<typeof ManagedWholesaleOrder>

const params = z.object({ id: Id })
const index = z.int()

export const managedWholesaleOrders = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale/orders',
    summary:
      'List wholesale orders of goods, newest first, placed from the day `from` to the day `until` in Bishkek. `text` searches by order number, company or whoever placed it.',
    access: managers,
    query: z.object({
      ...PageQuery,
      status: z.optional(z.array(OrderStatus)),
      company: z.optional(Id),
      from: z.optional(Day),
      until: z.optional(Day),
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    }),
    response: paginated(ManagedWholesaleOrderRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale/orders/:id',
    summary: 'Retrieve a wholesale order with its lines, kits, status history and invoices.',
    access: managers,
    params,
    response: ManagedWholesaleOrder,
    errors: { NOT_FOUND: {} },
  }),
  move: endpoint({
    method: 'PUT',
    path: '/management/wholesale/orders/:id/status',
    summary:
      'Change the status of a wholesale order, within the allowed transitions, and email the client. A hold before packaging, which requires a `note`, gives back stock and kits; whoever ends it takes them again. Packaging uses the kits.',
    access: managers,
    params,
    body: OrderMove,
    response: ManagedWholesaleOrder,
    errors: {
      NOT_FOUND: {},
      STALE: {},
      SOLD_OUT: { lines: z.array(z.object({ index, stock: z.int() })) },
      KITS_SHORT: {
        lines: z.array(z.object({ index, brand_id: Id, requested: z.int(), remainder: z.int() })),
      },
    },
  }),
}
