import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { TypedMoney } from './typed-money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Revision } from '../revision.ts'
import { Day, Id, Slug } from '../scalars.ts'
import { PriceType } from '../wholesale/goods.ts'
import { WHOLESALE_COUNT } from '../wholesale/orders.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum length of the name of a price list in a language, in characters. */
export const PRICE_LIST_NAME_LENGTH = 80

/** Maximum price in a price list, and of a branding kit. */
export const MAX_WHOLESALE_PRICE: Money = '21474836.47'

/** A price list, with the number of its prices and of the clients that use it. */
export const ManagedPriceList = z.object({
  id: Id,
  name: LocalizedText,
  prices: z.int(),
  clients: z.int(),
  revision: Revision,
})
export type ManagedPriceList = z.infer<typeof ManagedPriceList>

const Name = z.string().check(trimmed, z.minLength(1), z.maxLength(PRICE_LIST_NAME_LENGTH))
export const NewPriceList = z.object({ name: z.object({ en: Name, ru: Name, kg: Name }) })
export type NewPriceList = z.infer<typeof NewPriceList>

/** Whether a price is valid today, not yet, or no longer. */
export const PriceState = z.enum(['current', 'future', 'past'])
export type PriceState = z.infer<typeof PriceState>

/**
 * A price in a list: for a product and one sole or any (null), from a count of pieces on, between two days in
 * Bishkek. `valid_until` is null if the end is open.
 */
export const ListPrice = z.object({
  id: Id,
  price_list_id: Id,
  product: z.object({ id: Id, slug: Slug, name: LocalizedText, price_type: PriceType }),
  sole: z.nullable(z.object({ id: Id, name: LocalizedText })),
  from_count: z.int(),
  price: Money,
  valid_from: Day,
  valid_until: z.nullable(Day),
  state: PriceState,
  revision: Revision,
})
export type ListPrice = z.infer<typeof ListPrice>

/** A price to create or update. Orders already placed keep their prices. */
export const NewListPrice = z.object({
  product_id: Id,
  sole_id: z.nullable(Id),
  from_count: z.int().check(z.minimum(1), z.maximum(WHOLESALE_COUNT)),
  price: TypedMoney,
  valid_from: Day,
  valid_until: z.nullable(Day),
})
export type NewListPrice = z.infer<typeof NewListPrice>

/** A product and the soles that a price can be for: those it is made with. */
export const PricedGoods = z.object({
  id: Id,
  name: LocalizedText,
  price_type: PriceType,
  soles: z.array(z.object({ id: Id, name: LocalizedText })),
})
export type PricedGoods = z.infer<typeof PricedGoods>

/** Maximum number of prices changed in one request. */
export const PRICES_AT_ONCE = 1_000

/** New prices, each with the revision that the manager read. Products, counts and days stay unchanged. */
export const PriceChanges = z.object({
  changes: z
    .array(z.object({ id: Id, revision: Revision, price: TypedMoney }))
    .check(z.minLength(1), z.maxLength(PRICES_AT_ONCE)),
})
export type PriceChanges = z.infer<typeof PriceChanges>

const byId = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }

export const priceLists = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale/price-lists',
    summary: 'List the price lists, with the number of their prices and clients.',
    access: managers,
    query: z.object(PageQuery),
    response: paginated(ManagedPriceList),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale/price-lists/:id',
    summary: 'Retrieve a price list.',
    access: managers,
    params: byId,
    response: ManagedPriceList,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/wholesale/price-lists',
    summary: 'Add a price list, without prices. Creates one per Idempotency-Key.',
    access: managers,
    body: NewPriceList,
    response: ManagedPriceList,
    errors: { KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/wholesale/price-lists/:id',
    summary: 'Rename a price list.',
    access: managers,
    params: byId,
    query,
    body: NewPriceList,
    response: ManagedPriceList,
    errors: { ...errors, STALE: {} },
  }),
}

export const listPrices = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale/price-lists/:id/prices',
    summary:
      'List the prices of a price list by product, sole and count. `text` searches by ID, slug or name of the product.',
    access: managers,
    params: byId,
    query: z.object({
      ...PageQuery,
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
      state: z.optional(PriceState),
    }),
    response: paginated(ListPrice),
    errors,
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale/prices/:id',
    summary: 'Retrieve a price of a price list.',
    access: managers,
    params: byId,
    response: ListPrice,
    errors,
  }),
  goods: endpoint({
    method: 'GET',
    path: '/management/wholesale/priced-goods',
    summary: 'Find up to 20 wholesale goods by ID, slug or name, with the soles that a price can be for.',
    access: managers,
    query: z.object({ text: z.string().check(trimmed, z.minLength(1), z.maxLength(100)) }),
    response: z.array(PricedGoods),
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/wholesale/price-lists/:id/prices',
    summary: 'Add a price to a price list. Creates one per Idempotency-Key.',
    access: managers,
    params: byId,
    body: NewListPrice,
    response: ListPrice,
    errors: { ...errors, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/wholesale/prices/:id',
    summary: 'Change a price of a price list, for the next cart.',
    access: managers,
    params: byId,
    query,
    body: NewListPrice,
    response: ListPrice,
    errors: { ...errors, STALE: {} },
  }),
  updateMany: endpoint({
    method: 'PUT',
    path: '/management/wholesale/price-lists/:id/prices',
    summary: 'Change many prices of a price list, all or none.',
    access: managers,
    params: byId,
    body: PriceChanges,
    response: z.object({ changed: z.int() }),
    errors: { ...errors, STALE: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/wholesale/prices/:id',
    summary: 'Remove a price from a price list.',
    access: managers,
    params: byId,
    query,
    response: z.object({ id: Id }),
    errors: { ...errors, STALE: {} },
  }),
}
