import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { TypedMoney } from './typed-money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Group, Model, Technique } from '../retail-catalogue/filters.ts'
import { CountryCode, Id, MediaPath, SizeName, Slug } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'
import { PriceType } from '../wholesale/goods.ts'
import { GoodsChoices } from './goods-choices.ts'
import { NewColors } from './goods-colors.ts'
import { NewLinks } from './goods-links.ts'
import { Named } from './named.ts'
import { NewRetailGoods, NewSpecialGoods, NewWholesaleGoods } from './new-goods.ts'

/** The version of a stock row, of a product's prices or of a product; 0 before the first change. */
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

/** A product of any market as managers see it. Without a price it is a draft that only they see. */
export const ManagedGoods = z.object({
  id: Id,
  slug: Slug,
  name: LocalizedText,
  description: LocalizedText,
  details: z.array(z.object({ name: LocalizedText, text: LocalizedText })),
  weight: z.int(),
  category_id: Id,
  colors: z.array(
    z.object({
      variation_id: Id,
      color_id: Id,
      color_name: LocalizedText,
      photos: z.array(MediaPath),
      sizes: z.array(z.string()),
    }),
  ),
  links: z.array(z.object({ text: LocalizedText, href: z.string() })),
  /** One revision for the product's details, colours, sizes and buttons. */
  revision: GoodsRevision,
  stock: z.array(StockRow),
  prices: z.array(CountryPrice),
  /** One revision for all prices. */
  prices_revision: GoodsRevision,
})
export type ManagedGoods = z.infer<typeof ManagedGoods>

export const ManagedRetailGoods = z.extend(ManagedGoods, {
  group: Group,
  technique: z.nullable(Technique),
  model: z.nullable(Model),
  size_chart_id: z.nullable(Id),
  main_position: z.nullable(z.int()),
})
export type ManagedRetailGoods = z.infer<typeof ManagedRetailGoods>

export const ManagedSpecialGoods = z.extend(ManagedGoods, {
  artisan_id: z.nullable(Id),
  /** The name of the workshop, published or not. */
  artisan: z.nullable(Named),
  made_to_order_days: z.nullable(z.int()),
})
export type ManagedSpecialGoods = z.infer<typeof ManagedSpecialGoods>

export const ManagedWholesaleGoods = z.extend(ManagedGoods, {
  price_type: PriceType,
  size_chart_id: z.nullable(Id),
  made_to_order_days: z.nullable(z.int()),
  sole_ids: z.array(Id),
})
export type ManagedWholesaleGoods = z.infer<typeof ManagedWholesaleGoods>

/**
 * Absolute quantities, not changes. Fails with `STALE` if the `revision` of a row is outdated, for example by
 * a sale, or if its colour or size was removed; the latter adds the issue `unknown` on its size.
 */
export const NewStock = z.object({
  items: z
    .array(
      z.object({
        variation_id: Id,
        size: SizeName,
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
    .array(z.object({ country_iso_code: CountryCode, price: TypedMoney, discount: TypedMoney }))
    .check(z.maxLength(250)),
})
export type NewPrices = z.infer<typeof NewPrices>

const params = z.object({ id: Id })
const query = z.object({ revision: GoodsRevision })
const errors = { NOT_FOUND: {} }
const orStale = { ...errors, STALE: {} }

/** The schemas of a kind of goods for writing and for reading. */
interface Shapes<New extends z.ZodMiniObject, Managed extends z.ZodMiniObject> {
  New: New
  Managed: Managed
}

/** The managers' endpoints for a kind of goods. */
const managed = <const P extends string, New extends z.ZodMiniObject, Managed extends z.ZodMiniObject>(
  path: P,
  plural: string,
  { New, Managed }: Shapes<New, Managed>,
) => ({
  list: endpoint({
    method: 'GET',
    path: `/management/${path}`,
    summary: `List ${plural} with their stock and number of countries. \`text\` searches by ID, slug or name.`,
    access: managers,
    query: z.object({
      ...PageQuery,
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
      sold_out: z.optional(z.boolean()),
      low_stock: z.optional(z.boolean()),
      on_sale: z.optional(z.boolean()),
    }),
    response: paginated(ManagedGoodsRow),
  }),
  choices: endpoint({
    method: 'GET',
    path: `/management/${path}/choices`,
    summary: `Retrieve the categories, colours and other choices for ${plural}.`,
    access: managers,
    response: GoodsChoices,
  }),
  read: endpoint({
    method: 'GET',
    path: `/management/${path}/:id`,
    summary: 'Retrieve a product: its texts, colours, sizes with their stock, and its prices by country.',
    access: managers,
    params,
    response: Managed,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: `/management/${path}`,
    summary:
      'Create a product as a draft, one per Idempotency-Key: it is shown once it has a price in a country.',
    access: managers,
    body: New,
    response: Managed,
    // A repeated request finds nothing once its product is deleted.
    errors: { ...errors, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id`,
    summary:
      'Update the texts and details of a product at the given revision. A former slug leads to the product until another one takes it.',
    access: managers,
    params,
    query,
    body: New,
    response: Managed,
    errors: orStale,
  }),
  setColors: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/colors`,
    summary: 'Replace the colours of a product with their photos and sizes, at the given revision.',
    access: managers,
    params,
    query,
    body: NewColors,
    response: Managed,
    errors: orStale,
  }),
  setLinks: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/links`,
    summary: 'Replace the buttons of a product at the given revision.',
    access: managers,
    params,
    query,
    body: NewLinks,
    response: Managed,
    errors: orStale,
  }),
  copy: endpoint({
    method: 'POST',
    path: `/management/${path}/:id/copies`,
    summary: 'Copy a product as a new draft, one per Idempotency-Key, without its stock and prices.',
    access: managers,
    params,
    response: Managed,
    errors: { ...errors, KEY_REUSED: {} },
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/management/${path}/:id`,
    summary:
      'Delete a product at the given revision. One that orders, reviews or other records refer to fails with the issue `in_use` on each kind of them.',
    access: managers,
    params,
    query,
    response: z.object({ id: Id }),
    errors: orStale,
  }),
  setStock: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/stock`,
    summary: 'Set stock quantities. If any of the given rows has changed since it was read, none is updated.',
    access: managers,
    params,
    body: NewStock,
    response: Managed,
    errors: orStale,
  }),
  setPrices: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id/prices`,
    summary:
      'Replace the prices of a product in all countries; without any it is a draft. One that lacks a size, or a text in a language, fails with the issue `not_ready` on `prices`.',
    access: managers,
    params,
    query,
    body: NewPrices,
    response: Managed,
    errors: orStale,
  }),
})

export const managedGoods = managed('goods', 'retail goods', {
  New: NewRetailGoods,
  Managed: ManagedRetailGoods,
})
export const managedSpecialGoods = managed('special-goods', 'special goods', {
  New: NewSpecialGoods,
  Managed: ManagedSpecialGoods,
})
/** Wholesale goods at the store's own prices, which clients without a price list pay. */
export const managedWholesaleGoods = managed('wholesale-goods', 'wholesale goods', {
  New: NewWholesaleGoods,
  Managed: ManagedWholesaleGoods,
})
