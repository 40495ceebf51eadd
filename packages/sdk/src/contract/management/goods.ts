import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { CountryCode, Id, MediaPath, Slug } from '../scalars.ts'
import { managers } from './content/managed.ts'

/** Counts the changes of a row of stock, or of a product's prices. Nothing changed yet is 0. */
export const GoodsRevision = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

const Quantity = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A product in a manager's list. */
export const ManagedGoodsRow = z.object({
  id: Id,
  slug: Slug,
  name: LocalizedText,
  photo: MediaPath,
  /** Pieces on the shelf, of all colours and sizes. */
  in_stock: z.int(),
  /** How many colours and sizes have none left. */
  sold_out: z.int(),
  /** In how many countries it is sold. */
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

/** What a product costs in a country, in som: before the discount, the discount, and what is charged. */
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
  /** Of all prices together. */
  prices_revision: GoodsRevision,
})
export type ManagedGoods = z.infer<typeof ManagedGoods>

/** How many pieces lie there, not how many came. `revision` is the row's as it was read: a sale since then is `STALE`. */
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

/** Every country where it is sold; one that is left out does not sell it (any more). */
export const NewPrices = z.object({
  prices: z
    .array(z.object({ country_iso_code: CountryCode, price: Money, discount: Money }))
    .check(z.maxLength(250)),
})
export type NewPrices = z.infer<typeof NewPrices>

const params = z.object({ id: Id })
const errors = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const

/** What a manager does with a kind of goods: list, read, count and price. */
const managed = <const P extends string>(path: P, many: string) => ({
  list: endpoint({
    method: 'GET',
    path: `/management/${path}`,
    summary: `${many} with their pieces and countries; \`text\` finds by number, slug or name.`,
    access: managers,
    query: z.object({
      ...PageQuery,
      text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      sold_out: z.optional(z.boolean()),
    }),
    response: paginated(ManagedGoodsRow),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  read: endpoint({
    method: 'GET',
    path: `/management/${path}/:id`,
    summary: 'The stock of a product by colour and size, and its prices by country.',
    access: managers,
    params,
    response: ManagedGoods,
    errors,
  }),
  setStock: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/stock`,
    summary: 'Set how many pieces there are: all rows named, or none when one has changed since it was read.',
    access: managers,
    params,
    body: NewStock,
    response: ManagedGoods,
    errors: [...errors, 'STALE'],
  }),
  setPrices: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/prices`,
    summary: 'Set what a product costs in every country where it is sold.',
    access: managers,
    params,
    query: z.object({ revision: GoodsRevision }),
    body: NewPrices,
    response: ManagedGoods,
    errors: [...errors, 'STALE'],
  }),
})

export const managedGoods = managed('goods', 'Retail goods')
export const managedSpecialGoods = managed('special-goods', 'Special goods')
