import { Id, LocalizedText, MediaPath, Money, SizeName, Slug } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import * as z from 'zod/mini'
import {
  Key,
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

const { count, ...SYNCED } = SYNCED_FIELDS

/** A line has the fields of the specification's retail cart item; `cartId` is its key. */
const StoredLine = z.object({
  cartId: Key,
  isSpecialProduct: z.boolean(),
  product: z.object({
    id: Id,
    slug: Slug,
    name: LocalizedText,
    photo: MediaPath,
    color_name: LocalizedText,
    sale_cost: Money,
    stock: z.int(),
    made_to_order_days: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000)))),
  }),
  variation_id: Id,
  size: z.object({ size: SizeName, count }),
  /** Null if the product has no size chart. */
  size_chart_id: z.nullable(Id),
  ...SYNCED,
})

/** The format stored under `retailCartItems`. */
export const StoredCart = storedCartOf(StoredLine)
export type StoredCart = z.infer<typeof StoredCart>
type StoredLine = StoredCart['items'][number]

/** Lines of version 1 were flat. The schema picks the fields that it lists, and refuses what was no line. */
function fromFlatLine(line: unknown) {
  const flat = Object(line)
  return {
    ...flat,
    cartId: cartKey(flat),
    isSpecialProduct: flat.is_special,
    product: { ...flat, id: flat.product_id },
    size: flat,
    size_chart_id: null,
  }
}

function fromFlatLines(value: unknown) {
  const { items, ...cart } = Object(value)
  return { ...cart, items: Array.isArray(items) ? items.map(fromFlatLine) : items }
}

export const RETAIL_CART = {
  key: STORAGE_KEYS.retailCart,
  version: 2,
  schema: StoredCart,
  migrations: { 1: fromFlatLines },
  lists: { items: StoredLine, removed: StoredRemoval },
} as const satisfies Envelope<typeof StoredCart>

const inLanguages = ({ en, ru, kg }: LocalizedText): LocalizedText => ({ en, ru, kg })

/** Equal carts serialize to equal texts. */
export const toStored = (cart: RetailCart): StoredCart =>
  storedForm(cart, ({ key, goods, count, added, clock, replica }): StoredLine => ({
    cartId: key,
    isSpecialProduct: goods.is_special,
    product: {
      id: goods.product_id,
      slug: goods.slug,
      name: inLanguages(goods.name),
      photo: goods.photo,
      color_name: inLanguages(goods.color_name),
      sale_cost: goods.sale_cost,
      stock: goods.stock,
      ...(goods.made_to_order_days === undefined ? {} : { made_to_order_days: goods.made_to_order_days }),
    },
    variation_id: goods.variation_id,
    size: { size: goods.size, count },
    size_chart_id: goods.size_chart_id ?? null,
    added,
    stamp: [clock, replica],
  }))

const clamped = (count: number | null): number =>
  count === null || Number.isNaN(count) ? 1 : Math.min(MAX_ITEMS, Math.max(1, Math.trunc(count)))

function toLine({
  isSpecialProduct,
  product: { id, made_to_order_days, ...product },
  variation_id,
  size: { size, count },
  size_chart_id,
  added,
  stamp: [clock, replica],
}: StoredLine): CartLine {
  // In the field order of a product page, because merging compares serialized goods.
  const goods = {
    product_id: id,
    variation_id,
    size,
    is_special: isSpecialProduct,
    ...product,
    ...(size_chart_id && { size_chart_id }),
    ...(made_to_order_days === undefined ? {} : { made_to_order_days }),
  }
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
