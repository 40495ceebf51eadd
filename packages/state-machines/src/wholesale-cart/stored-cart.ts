import {
  Id,
  LocalizedText,
  MediaPath,
  PriceListName,
  PriceTier,
  PriceType,
  SizeName,
  WholesaleSource,
} from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import {
  MAX_STORED,
  restoredCart,
  storedCartOf,
  storedForm,
  StoredRemoval,
  SYNCED_FIELDS,
} from '../cart-sync/stored-form.ts'
import type { Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import { firstCost, wholeCount } from './put-cells.ts'
import { cellKey, type WholesaleCart, type WholesaleCell, type WholesaleLine } from './wholesale-cart.ts'

const Named = { id: Id, name: LocalizedText }
const StoredLogo = z.object({ id: Id, name: z.string().check(z.maxLength(200)) })
const MAX_TIERS = 50

/** A price list. Prices reference it by key, because many prices share a list. */
const StoredList = z.extend(PriceListName, { key: z.int() })

const GoodsOf1 = z.object({
  key: z.int(),
  id: Id,
  price_type: PriceType,
  name: LocalizedText,
  photo: MediaPath,
  from: WholesaleSource,
  sole: z.nullable(z.object({ ...Named, photo_path: z.nullable(MediaPath) })),
  prices: z.array(PriceTier).check(z.maxLength(MAX_TIERS)),
})
/** The fields that lines of one product and sole share. Stored once, because a cart has many such lines. */
const StoredGoods = z.extend(GoodsOf1, {
  prices: z.array(z.extend(PriceTier, { list: z.nullable(z.int()) })).check(z.maxLength(MAX_TIERS)),
})

const StoredLine = z.object({
  /** The key of its goods. */
  goods: z.int(),
  variation_id: Id,
  color: z.object(Named),
  size: z.object({ id: z.string().check(z.maxLength(50)), name: SizeName }),
  brand: z.nullable(StoredLogo),
  sole_brand: z.nullable(StoredLogo),
  ...SYNCED_FIELDS,
})

/** The format stored under `cartItems`. */
export const StoredWholesaleCart = z.extend(storedCartOf(StoredLine), {
  lists: z.array(StoredList).check(z.maxLength(MAX_STORED * MAX_TIERS)),
  goods: z.array(StoredGoods).check(z.maxLength(MAX_STORED)),
})
export type StoredWholesaleCart = z.infer<typeof StoredWholesaleCart>
type StoredLine = StoredWholesaleCart['items'][number]
type StoredGoods = StoredWholesaleCart['goods'][number]

/** Assigns a number to each distinct value. */
function numbered<T extends object>() {
  const known = new Map<string, T & { key: number }>()
  /** Mostly the same object comes again, which need not be serialized. */
  const keys = new WeakMap<T, number>()
  return {
    keyOf(value: T): number {
      const same = keys.get(value)
      if (same !== undefined) return same
      const text = JSON.stringify(value)
      const own = known.get(text) ?? { key: known.size, ...value }
      known.set(text, own)
      keys.set(value, own.key)
      return own.key
    },
    all: () => [...known.values()],
  }
}

const pricesBy = (keyOf: (list: PriceListName) => number, prices: readonly PriceTier[]) =>
  prices.map((price) => ({ ...price, list: price.list && keyOf(price.list) }))

/** In version 1, each price contained its list. Invalid goods stay unchanged, to be quarantined. */
function withLists(value: unknown): unknown {
  const { goods, ...cart } = Object(value)
  if (!Array.isArray(goods)) return value
  const lists = numbered<PriceListName>()
  return {
    ...cart,
    goods: goods.map((one: unknown) => {
      const read = z.safeParse(GoodsOf1, one)
      return read.success ? { ...read.data, prices: pricesBy(lists.keyOf, read.data.prices) } : one
    }),
    lists: lists.all(),
  }
}

export const WHOLESALE_CART = {
  key: STORAGE_KEYS.wholesaleCart,
  version: 2,
  schema: StoredWholesaleCart,
  migrations: { 1: withLists },
  longest: 4_000_000,
  lists: { lists: StoredList, goods: StoredGoods, items: StoredLine, removed: StoredRemoval },
} as const satisfies Envelope<typeof StoredWholesaleCart>

/** Equal carts serialize to equal texts. */
export function toStored(cart: WholesaleCart): StoredWholesaleCart {
  const lists = numbered<PriceListName>()
  const goods = numbered<Omit<StoredGoods, 'key'>>()
  const form = storedForm(
    cart,
    ({ goods: cell, count, added, clock, replica }: WholesaleLine): StoredLine => {
      const { variation_id, color, size, brand, sole_brand, prices, ...shared } = cell
      return {
        goods: goods.keyOf({ ...shared, prices: pricesBy(lists.keyOf, prices) }),
        variation_id,
        color,
        size,
        brand,
        sole_brand,
        count,
        added,
        stamp: [clock, replica],
      }
    },
  )
  return { ...form, lists: lists.all(), goods: goods.all() }
}

function lineOf(
  { goods: _key, count, added, stamp: [clock, replica], ...own }: StoredLine,
  shared: Omit<StoredGoods, 'key' | 'prices'> & Pick<WholesaleCell, 'prices'>,
): WholesaleLine {
  const goods = { ...shared, ...own }
  return {
    key: cellKey(goods),
    goods,
    cost: firstCost(goods),
    count: wholeCount(count ?? 1),
    added,
    clock,
    replica,
  }
}

/** Restores a stored cart for this tab. Corrects counts, recalculates sums and drops lines without goods. */
export function fromStored({ lists, goods, ...stored }: StoredWholesaleCart, replica: string): WholesaleCart {
  const names = new Map(lists.map(({ key, ...list }) => [key, list]))
  const known = new Map(
    goods.map(({ key, prices, ...shared }) => [
      key,
      {
        ...shared,
        // Without the name of its list, a price is still valid.
        prices: prices.map((price) => ({
          ...price,
          list: price.list === null ? null : (names.get(price.list) ?? null),
        })),
      },
    ]),
  )
  const items = stored.items.flatMap((item) => {
    const own = known.get(item.goods)
    return own ? [lineOf(item, own)] : []
  })
  return restoredCart({ ...stored, items }, replica, (line) => line)
}
