import { Id, LocalizedText, MediaPath, Money, Slug } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import * as z from 'zod/mini'
import {
  restoredCart,
  storedCartOf,
  storedForm,
  StoredRemoval,
  SYNCED_FIELDS,
} from '../cart-sync/stored-form.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { Envelope } from '../storage/envelope.ts'
import { MAX_ITEMS } from './cart-limits.ts'
import { cartKey, type CartLine, type RetailCart } from './retail-cart.ts'

const StoredLine = z.object({
  product_id: Id,
  variation_id: Id,
  size: z.string().check(z.minLength(1), z.maxLength(30)),
  is_special: z.boolean(),
  slug: Slug,
  name: LocalizedText,
  photo: MediaPath,
  color_name: LocalizedText,
  sale_cost: Money,
  stock: z.int(),
  made_to_order_days: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000)))),
  ...SYNCED_FIELDS,
})

/** The format stored under `retailCartItems`. */
export const StoredCart = storedCartOf(StoredLine)
export type StoredCart = z.infer<typeof StoredCart>

export const RETAIL_CART = {
  key: STORAGE_KEYS.retailCart,
  version: 1,
  schema: StoredCart,
  lists: { items: StoredLine, removed: StoredRemoval },
} as const satisfies Envelope<typeof StoredCart>

const inLanguages = ({ en, ru, kg }: LocalizedText): LocalizedText => ({ en, ru, kg })

/** Equal carts serialize to equal texts. */
export const toStored = (cart: RetailCart): StoredCart =>
  storedForm(cart, ({ goods, count, added, clock, replica }) => ({
    product_id: goods.product_id,
    variation_id: goods.variation_id,
    size: goods.size,
    is_special: goods.is_special,
    slug: goods.slug,
    name: inLanguages(goods.name),
    photo: goods.photo,
    color_name: inLanguages(goods.color_name),
    sale_cost: goods.sale_cost,
    stock: goods.stock,
    ...(goods.made_to_order_days === undefined ? {} : { made_to_order_days: goods.made_to_order_days }),
    count,
    added,
    stamp: [clock, replica],
  }))

const clamped = (count: number | null): number =>
  count === null || Number.isNaN(count) ? 1 : Math.min(MAX_ITEMS, Math.max(1, Math.trunc(count)))

function toLine({
  count,
  added,
  stamp: [clock, replica],
  made_to_order_days,
  ...rest
}: StoredCart['items'][number]): CartLine {
  const goods = made_to_order_days === undefined ? rest : { ...rest, made_to_order_days }
  return {
    key: cartKey(goods),
    goods,
    cost: toMinor(goods.sale_cost),
    count: clamped(count),
    added,
    clock,
    replica,
  }
}

/** Restores a stored cart for this tab. Counts are clamped to 1 to 99, and sums are recalculated. */
export const fromStored = (stored: StoredCart, replica: string): RetailCart =>
  restoredCart(stored, replica, toLine)
