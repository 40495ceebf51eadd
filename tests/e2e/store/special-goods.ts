import { ask } from './ask.ts'
import type { InTongues } from './goods.ts'

interface SpecialProduct {
  id: number
  slug: string
  name: InTongues
  made_to_order_days: number | null
  variations: { id: number; color: { name: InTongues }; sizes: { size: string; stock: number }[] }[]
}

/** One colour and size of a product that a workshop makes to order. */
export interface MadeToOrderItem {
  slug: string
  name: InTongues
  color: InTongues
  variation_id: number
  size: string
}

/**
 * A product made to order, so that no other test can buy it out; each test has a position of its own.
 * Optionally from one workshop.
 */
export async function madeToOrder(origin: string, place: number, artisan?: number): Promise<MadeToOrderItem> {
  const whose = artisan === undefined ? '' : `&artisan_id=${artisan}`
  const { data } = await ask<{ data: { slug: string }[] }>(origin, `/specialgoods/product?count=24${whose}`)
  const goods = await Promise.all(
    data.map(({ slug }) => ask<SpecialProduct>(origin, `/specialgoods/product/${slug}`)),
  )
  const product = goods.filter(({ made_to_order_days: days }) => days !== null)[place]
  const variation = product?.variations[0]
  const size = variation?.sizes[0]
  if (!product || !variation || !size) throw new Error(`Nothing is made to order at place ${place}`)
  const { slug, name } = product
  return { slug, name, color: variation.color.name, variation_id: variation.id, size: size.size }
}
