import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { Count, CountryCode, Id, Instant, MediaPath, Slug } from '../scalars.ts'

/** One line a shopper wants: which product, which colour (variation), which size, how many. */
export const LineRequest = z.object({
  product_id: Id,
  variation_id: Id,
  size: z.string().check(z.minLength(1), z.maxLength(30)),
  count: Count,
  is_special: z.boolean(),
})
export type LineRequest = z.infer<typeof LineRequest>

/** A way to send one line. `price` is in som for the whole line; days are working days. */
export const DeliveryService = z.object({
  id: z.string(),
  code: z.string(),
  carrier: z.string(),
  kind: z.enum(['door', 'point', 'post', 'pickup']),
  name: LocalizedText,
  price: Money,
  days_min: z.int(),
  days_max: z.int(),
})
export type DeliveryService = z.infer<typeof DeliveryService>

/**
 * One line as the store sees it now. `line_key` is `product_id:variation_id:size`, after `special:` for special goods.
 * `state` tells a line that cannot be ordered: gone, not sold in the country, or fewer in stock than wanted.
 * `stock` is what lies ready; pieces beyond it may be ordered where `made_to_order_days` tells how long making takes,
 * and the days of `services` then count that in.
 */
export const QuotedLine = z.object({
  line_key: z.string(),
  ...LineRequest.shape,
  state: z.enum(['available', 'insufficient', 'sold_out', 'not_sold_here', 'unknown']),
  stock: z.int(),
  /** As in `SpecialProduct`: days until pieces beyond `stock` are ready; null when only what lies ready is sold. */
  made_to_order_days: z.nullable(z.int()),
  slug: z.nullable(Slug),
  name: z.nullable(LocalizedText),
  photo: z.nullable(MediaPath),
  color_name: z.nullable(LocalizedText),
  /** Per piece in som: before the discount, the discount, and after it. */
  price: Money,
  discount: Money,
  sale_cost: Money,
  /** `sale_cost` times `count`. */
  total: Money,
  services: z.array(DeliveryService),
})
export type QuotedLine = z.infer<typeof QuotedLine>

/** Prices, stock and delivery of a basket at one moment, good until `expires_at`. */
export const Quote = z.object({
  quote_id: z.string(),
  expires_at: Instant,
  country_iso_code: CountryCode,
  /** False where the store does not deliver. Source: spec §9, checkout countries. */
  delivers: z.boolean(),
  lines: z.array(QuotedLine),
  /** The sum of the lines in som, delivery not counted. */
  total: Money,
})
export type Quote = z.infer<typeof Quote>

export const delivery = {
  services: endpoint({
    method: 'POST',
    path: '/frontend/delivery/retail/services',
    summary:
      'The one quote for goods of both kinds: price, discount, stock and delivery options of every line, for 30 minutes.',
    access: everyone,
    body: z.object({ items: z.array(LineRequest).check(z.minLength(1), z.maxLength(100)) }),
    response: Quote,
    reads: true,
  }),
}
