import {
  Id,
  LocalizedText,
  MediaPath,
  PriceTier,
  PriceType,
  WHOLESALE_LINES,
  WholesaleSource,
} from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import {
  restoredCart,
  storedCartOf,
  storedForm,
  StoredRemoval,
  SYNCED_FIELDS,
} from '../cart-sync/stored-form.ts'
import type { Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import { firstCost, wholeCount } from './put-cells.ts'
import { cellKey, type WholesaleCart, type WholesaleLine } from './wholesale-cart.ts'

const Named = { id: Id, name: LocalizedText }
const StoredLogo = z.object({ id: Id, name: z.string().check(z.maxLength(200)) })
const SizeName = z.string().check(z.minLength(1), z.maxLength(30))

/** What the lines of one product and sole share: it is stored once, since a cart has many of them. */
const StoredGoods = z.object({
  key: z.int(),
  id: Id,
  price_type: PriceType,
  name: LocalizedText,
  photo: MediaPath,
  from: WholesaleSource,
  sole: z.nullable(z.object({ ...Named, photo_path: z.nullable(MediaPath) })),
  prices: z.array(PriceTier).check(z.maxLength(50)),
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
  goods: z.array(StoredGoods).check(z.maxLength(WHOLESALE_LINES)),
})
export type StoredWholesaleCart = z.infer<typeof StoredWholesaleCart>
type StoredLine = StoredWholesaleCart['items'][number]
type StoredGoods = StoredWholesaleCart['goods'][number]

export const WHOLESALE_CART = {
  key: STORAGE_KEYS.wholesaleCart,
  version: 1,
  schema: StoredWholesaleCart,
  lists: { goods: StoredGoods, items: StoredLine, removed: StoredRemoval },
} as const satisfies Envelope<typeof StoredWholesaleCart>

/** Equal carts serialize to equal texts. */
export function toStored(cart: WholesaleCart): StoredWholesaleCart {
  const goods = new Map<string, StoredGoods>()
  const form = storedForm(
    cart,
    ({ goods: cell, count, added, clock, replica }: WholesaleLine): StoredLine => {
      const { variation_id, color, size, brand, sole_brand, prices, ...shared } = cell
      const own = { ...shared, prices: [...prices] }
      const text = JSON.stringify(own)
      const known = goods.get(text) ?? { key: goods.size, ...own }
      goods.set(text, known)
      return {
        goods: known.key,
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
  return { ...form, goods: [...goods.values()] }
}

function lineOf(
  { goods: _key, count, added, stamp: [clock, replica], ...own }: StoredLine,
  { key: _own, ...shared }: StoredGoods,
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

/** Restores a stored cart for this tab. Counts are made whole, sums are recalculated, lines without goods are left out. */
export function fromStored({ goods, ...stored }: StoredWholesaleCart, replica: string): WholesaleCart {
  const known = new Map(goods.map((one) => [one.key, one]))
  const items = stored.items.flatMap((item) => {
    const own = known.get(item.goods)
    return own ? [lineOf(item, own)] : []
  })
  return restoredCart({ ...stored, items }, replica, (line) => line)
}
