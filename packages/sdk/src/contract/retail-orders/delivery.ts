import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { City, PostalCode } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { Count, CountryCode, Id, Instant, MediaPath, SizeName, Slug } from '../scalars.ts'

/** A requested line: product, colour (variation), size and count. */
export const LineRequest = z.object({
  product_id: Id,
  variation_id: Id,
  size: SizeName,
  count: Count,
  is_special: z.boolean(),
})
export type LineRequest = z.infer<typeof LineRequest>

/** A delivery service for one line. `price` is in som for the whole line; days are working days. */
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

/** A carrier's price in som for parcels heavier than `above` grams, and of `up_to` grams at most. */
export const TariffStep = z.object({ above: z.int(), up_to: z.int(), price: Money })
export type TariffStep = z.infer<typeof TariffStep>

/**
 * The current price, stock and delivery services of a line.
 * `line_key` is `product_id:variation_id:size`, prefixed with `special:` for special goods.
 * `state` tells whether the line can be ordered, and if not, why.
 * `stock` is the number of items available now. More can be ordered when `made_to_order_days` is set; the days of
 * `services` then include the production time.
 */
export const QuotedLine = z.object({
  line_key: z.string(),
  ...LineRequest.shape,
  state: z.enum(['available', 'insufficient', 'sold_out', 'not_sold_here', 'unknown']),
  stock: z.int(),
  /** Days until items beyond `stock` are ready; null when only items in stock are sold. As in `SpecialProduct`. */
  made_to_order_days: z.nullable(z.int()),
  slug: z.nullable(Slug),
  name: z.nullable(LocalizedText),
  photo: z.nullable(MediaPath),
  color_name: z.nullable(LocalizedText),
  /** Per item in som: before the discount, the discount, and after the discount. */
  price: Money,
  discount: Money,
  sale_cost: Money,
  /** `sale_cost` times `count`. */
  total: Money,
  /** Packed weight of all its items, in grams; absent for unknown goods. */
  weight: z.optional(z.int()),
  /** Services for this line alone. Lines that travel together are charged once: `tariffs` of the quote. */
  services: z.array(DeliveryService),
})
export type QuotedLine = z.infer<typeof QuotedLine>

/** Prices, stock and delivery services of a cart, valid until `expires_at`. */
export const Quote = z.object({
  quote_id: z.string(),
  expires_at: Instant,
  country_iso_code: CountryCode,
  /** Whether the store delivers to the country; by default only to the spec's checkout countries (§9). */
  delivers: z.boolean(),
  lines: z.array(QuotedLine),
  /** The sum of the lines in som, without delivery. */
  total: Money,
  /**
   * Price lists of the services, by service id. Lines that travel together are charged by their total weight:
   * `parcelsOf` of `@shyrdak/sdk/rules`.
   */
  tariffs: z.optional(z.record(z.string(), z.array(TariffStep))),
  /**
   * The goods total in som from which delivery to the country is free; absent if it never is. Once the goods
   * of a kind reach it, the prices of their services are zero.
   */
  free_delivery_from: z.optional(Money),
})
export type Quote = z.infer<typeof Quote>

/** Delivery price and duration of one item. A preview that is not binding for orders. */
export const DeliveryEstimate = z.object({
  /** Whether the store delivers to the country. */
  delivers: z.boolean(),
  services: z.array(DeliveryService),
})
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>

/** Delivery and pickup in a country. */
export const DeliveryWays = z.object({
  country_iso_code: CountryCode,
  country: LocalizedText,
  /** Whether the store delivers there. */
  delivers: z.boolean(),
  /** Pickup points. An order for pickup needs no address. */
  pickups: z.array(z.object({ code: z.string(), name: LocalizedText })),
})
export type DeliveryWays = z.infer<typeof DeliveryWays>

/** The destination of a quote's parcels. */
export const QuoteDestination = z.object({ city: City, postal_code: PostalCode })
export type QuoteDestination = z.infer<typeof QuoteDestination>

export const delivery = {
  ways: endpoint({
    method: 'GET',
    path: '/frontend/delivery/retail/ways',
    summary: 'Tell whether the store delivers to the country, and where orders can be collected.',
    access: unauthenticated,
    response: DeliveryWays,
  }),
  estimate: endpoint({
    method: 'GET',
    path: '/frontend/delivery/retail/estimate',
    summary: 'List the delivery services of one item, as a product page previews them. Writes nothing.',
    access: unauthenticated,
    query: z.omit(LineRequest, { count: true }),
    response: DeliveryEstimate,
  }),
  services: endpoint({
    method: 'POST',
    path: '/frontend/delivery/retail/services',
    summary:
      'Create a quote for retail and special goods: price, discount, stock and delivery services of every line. With a `destination`, carriers that the store has contracts with are asked for their rates. Expires after 30 minutes.',
    access: unauthenticated,
    body: z.object({
      items: z.array(LineRequest).check(z.minLength(1), z.maxLength(100)),
      destination: z.optional(QuoteDestination),
    }),
    response: Quote,
    reads: true,
  }),
}
