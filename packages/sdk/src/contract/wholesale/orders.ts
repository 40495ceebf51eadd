import * as z from 'zod/mini'
import { wholesaleClient } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { VariationSize } from '../retail-catalogue/products.ts'
import { Id, Instant, MediaPath } from '../scalars.ts'
import { PriceListName, PriceTier, WholesaleSource } from './goods.ts'
import { Invoice } from './invoices.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum count of one line. */
export const WHOLESALE_COUNT = 10_000
/** Maximum number of lines in one order. */
export const WHOLESALE_LINES = 1_000

export const WholesaleCount = z.int().check(z.minimum(1), z.maximum(WHOLESALE_COUNT))

const Text = (length: number) => z.string().check(z.maxLength(length))
/** What the client was shown. The store saves its own value. */
const Shown = z.optional(z.nullable(Text(300)))

/**
 * A line to order: goods (`reyestr_id`) in a colour and size, with a sole if they have one, and the client's
 * own logo on the upper (`brand_id`) or the sole (`sole_brand_id`). `price` is the price that the client was
 * shown. Source: spec §3.
 */
export const NewWholesaleItem = z.object({
  reyestr_id: Id,
  reyestr_name: Shown,
  reyestr_img: Shown,
  /** The id of the colour. */
  color: Id,
  size: VariationSize.shape.size,
  count: WholesaleCount,
  price: Money,
  sole_id: z.nullable(Id),
  sole_name: Shown,
  sole_img: Shown,
  sole_brand_id: z.nullable(Id),
  brand_id: z.nullable(Id),
  brand_name: Shown,
})
export type NewWholesaleItem = z.infer<typeof NewWholesaleItem>

/** `reyestr_id` is the client's `company_id`. `sum` is floored to whole units. Source: spec §3 and §9. */
export const NewWholesaleOrder = z.object({
  sum: Money,
  count: z.int().check(z.minimum(1), z.maximum(WHOLESALE_COUNT * WHOLESALE_LINES)),
  delivery: z.string().check(trimmed, z.minLength(1), z.maxLength(500)),
  payment_info: z.string().check(trimmed, z.minLength(1), z.maxLength(500)),
  from: WholesaleSource,
  reyestr_id: Id,
  status: z.literal('Processing'),
  comment: Text(2_000),
  items: z.array(NewWholesaleItem).check(z.minLength(1), z.maxLength(WHOLESALE_LINES)),
})
export type NewWholesaleOrder = z.infer<typeof NewWholesaleOrder>

/** A line as it was ordered. `price_list` and `from_count` say which list and tier gave the price. */
export const WholesaleItem = z.object({
  reyestr_id: Id,
  reyestr_name: LocalizedText,
  reyestr_img: MediaPath,
  color: Id,
  color_name: LocalizedText,
  size: z.string(),
  count: z.int(),
  price: Money,
  price_list: z.nullable(PriceListName),
  from_count: z.int(),
  sum: Money,
  sole_id: z.nullable(Id),
  sole_name: z.nullable(LocalizedText),
  sole_img: z.nullable(MediaPath),
  sole_brand_id: z.nullable(Id),
  brand_id: z.nullable(Id),
  /** Name of the logo on the upper, or else on the sole. */
  brand_name: z.nullable(z.string()),
  sole_brand_name: z.nullable(z.string()),
})
export type WholesaleItem = z.infer<typeof WholesaleItem>

/** An order in a list. `balance` is the sum still due. */
export const WholesaleOrderSummary = z.object({
  id: Id,
  order_number: z.string(),
  status: OrderStatus,
  /** Whether some of its goods are made to order; false if all of them were in stock. */
  is_made_to_order: z.boolean(),
  /** Why it is on hold. */
  reason: z.nullable(z.string()),
  sum: Money,
  count: z.int(),
  balance: Money,
  /** Who placed it. */
  placed_by: z.object({ id: Id, name: z.string() }),
  created_at: Instant,
})
export type WholesaleOrderSummary = z.infer<typeof WholesaleOrderSummary>

export const WholesaleOrder = z.extend(WholesaleOrderSummary, {
  delivery: z.string(),
  payment_info: z.string(),
  from: WholesaleSource,
  reyestr_id: Id,
  comment: z.string(),
  items: z.array(WholesaleItem),
  timeline: z.array(z.object({ status: OrderStatus, reason: z.nullable(z.string()), created_at: Instant })),
  /** Empty for a viewer. */
  invoices: z.array(Invoice),
})
export type WholesaleOrder = z.infer<typeof WholesaleOrder>

/** The index in `items` of a line that was refused. */
const index = z.int()

export const wholesaleOrders = {
  place: endpoint({
    method: 'POST',
    path: '/wholesale/order',
    summary:
      'Place an order: all of it or none. Reserves branding kits, takes stock and makes the first invoice. Fails with every line that falls short or has another price. Creates one order per Idempotency-Key.',
    access: wholesaleClient('owner', 'buyer'),
    body: NewWholesaleOrder,
    response: WholesaleOrder,
    errors: {
      NOT_FOUND: {},
      IN_PROGRESS: {},
      KEY_REUSED: {},
      PRICE_CHANGED: { sum: Money, lines: z.array(z.object({ index, ...PriceTier.shape })) },
      SOLD_OUT: { lines: z.array(z.object({ index, stock: z.int() })) },
      KITS_SHORT: {
        lines: z.array(z.object({ index, brand_id: Id, requested: z.int(), remainder: z.int() })),
      },
    },
    idempotent: true,
    maxBytes: 1024 * 1024,
  }),
  list: endpoint({
    method: 'GET',
    path: '/wholesale/order',
    summary: 'List the company’s orders of goods, newest first; for a buyer their own.',
    access: wholesaleClient(),
    query: z.object(PageQuery),
    /** `open` counts the orders of all pages that are not completed. */
    response: z.extend(paginated(WholesaleOrderSummary), { open: z.int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/wholesale/order/:id',
    summary: 'Retrieve an order of the company with its lines, timeline and invoices.',
    access: wholesaleClient(),
    params: z.object({ id: Id }),
    response: WholesaleOrder,
    errors: { NOT_FOUND: {} },
  }),
}
