import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { CountryCode, Id, MediaPath, Slug } from '../scalars.ts'
import { managers } from './content/managed.ts'
import { seen } from '../seen.ts'

/** The version of a stock row or of a product's prices; 0 before the first change. */
export const GoodsRevision = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

const Quantity = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A product in a manager's list. */
export const ManagedGoodsRow = z.object({
  id: Id,
  slug: Slug,
  name: LocalizedText,
  photo: MediaPath,
  /** Items in stock, across all colours and sizes. */
  in_stock: z.int(),
  /** Number of colour and size combinations that are sold out. */
  sold_out: z.int(),
  /** Number of countries in which it is sold. */
  countries: z.int(),
})
export type ManagedGoodsRow = z.infer<typeof ManagedGoodsRow>

export const StockRow = z.object({
  variation_id: Id,
  color_name: LocalizedText,
  size: z.string(),
  quantity: z.int(),
  revision: GoodsRevision,
})
export type StockRow = z.infer<typeof StockRow>

/** The price of a product in a country, in som: before the discount, the discount, and the amount charged. */
export const CountryPrice = z.object({
  country_iso_code: CountryCode,
  price: Money,
  discount: Money,
  sale_cost: Money,
})
export type CountryPrice = z.infer<typeof CountryPrice>

export const ManagedGoods = z.object({
  id: Id,
  slug: Slug,
  name: LocalizedText,
  stock: z.array(StockRow),
  prices: z.array(CountryPrice),
  /** One revision for all prices. */
  prices_revision: GoodsRevision,
})
export type ManagedGoods = z.infer<typeof ManagedGoods>

/**
 * Absolute quantities, not changes. A row whose `revision` is outdated, for example by a sale, fails with `STALE`.
 */
export const NewStock = z.object({
  items: z
    .array(
      z.object({
        variation_id: Id,
        size: z.string().check(z.minLength(1), z.maxLength(30)),
        quantity: Quantity,
        revision: GoodsRevision,
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})
export type NewStock = z.infer<typeof NewStock>

/** Prices in every country where the product is sold. Omitted countries stop selling it. */
export const NewPrices = z.object({
  prices: z
    .array(z.object({ country_iso_code: CountryCode, price: Money, discount: Money }))
    .check(z.maxLength(250)),
})
export type NewPrices = z.infer<typeof NewPrices>

const params = z.object({ id: Id })
const errors = { NOT_FOUND: {} }

/** The managers' endpoints for a kind of goods. */
const managed = <const P extends string>(path: P, plural: string) => ({
  list: endpoint({
    method: 'GET',
    path: `/management/${path}`,
    summary: `List ${plural} with their stock and number of countries. \`text\` searches by ID, slug or name.`,
    access: managers,
    query: z.object({
      ...PageQuery,
      text: z.optional(z.string().check(seen, z.maxLength(100))),
      sold_out: z.optional(z.boolean()),
      low_stock: z.optional(z.boolean()),
    }),
    response: paginated(ManagedGoodsRow),
  }),
  read: endpoint({
    method: 'GET',
    path: `/management/${path}/:id`,
    summary: 'Retrieve the stock of a product by colour and size, and its prices by country.',
    access: managers,
    params,
    response: ManagedGoods,
    errors,
  }),
  setStock: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/stock`,
    summary: 'Set stock quantities. If any of the given rows has changed since it was read, none is updated.',
    access: managers,
    params,
    body: NewStock,
    response: ManagedGoods,
    errors: { ...errors, STALE: {} },
  }),
  setPrices: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/prices`,
    summary: 'Replace the prices of a product in all countries.',
    access: managers,
    params,
    query: z.object({ revision: GoodsRevision }),
    body: NewPrices,
    response: ManagedGoods,
    errors: { ...errors, STALE: {} },
  }),
})

export const managedGoods = managed('goods', 'retail goods')
export const managedSpecialGoods = managed('special-goods', 'special goods')
/** Wholesale goods at the store's own prices, which clients without a price list pay. */
export const managedWholesaleGoods = managed('wholesale-goods', 'wholesale goods')
