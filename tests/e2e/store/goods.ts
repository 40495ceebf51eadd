import { ask } from './ask.ts'

export interface InTongues {
  en: string
  ru: string
  kg: string
}

interface Product {
  id: number
  slug: string
  product: { name: InTongues; sale_cost: string }
  variations: { id: number; color: { name: InTongues }; sizes: { size: string; stock: number }[] }[]
}

/** One colour and size of a product of the store. */
export interface Pair {
  product_id: number
  slug: string
  name: InTongues
  variation_id: number
  color: InTongues
  size: string
  stock: number
  sale_cost: string
}

/** Every colour and size of the slippers at this position in the list; each test has its own. */
export async function slippersAt(origin: string, place: number): Promise<Pair[]> {
  const { data } = await ask<{ data: { slug: string }[] }>(
    origin,
    '/frontend/product?model=slippers&sort=price_up&per_page=24',
  )
  const slug = data[place]?.slug
  if (slug === undefined) throw new Error(`There are no slippers at place ${place}`)
  return pairsOf(origin, slug)
}

export async function pairsOf(origin: string, slug: string): Promise<Pair[]> {
  const { id, product, variations } = await ask<Product>(origin, `/frontend/product/${slug}`)
  return variations.flatMap((variation) =>
    variation.sizes.map(({ size, stock }) => ({
      product_id: id,
      slug,
      name: product.name,
      variation_id: variation.id,
      color: variation.color.name,
      size,
      stock,
      sale_cost: product.sale_cost,
    })),
  )
}

/** A pair of these slippers with several in stock. */
export async function plentyOf(origin: string, place: number): Promise<Pair> {
  const [most] = (await slippersAt(origin, place)).toSorted((a, b) => b.stock - a.stock)
  if (!most || most.stock < 2) throw new Error(`The slippers at place ${place} are nearly gone`)
  return most
}
