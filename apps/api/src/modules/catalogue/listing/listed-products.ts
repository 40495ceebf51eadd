import type { Group, LocalizedText, Model, Technique } from '@shyrdak/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import type { KgsPrice } from '../rules/price-view.ts'

/** The data of a product needed for lists and search. */
export interface ListedProduct {
  id: number
  slug: string
  name: LocalizedText
  group: Group
  technique: Technique | null
  model: Model | null
  categoryId: number
  createdAt: string
  colorIds: number[]
  colors: LocalizedText[]
  /** The first photo, in the order of the colours. */
  photo: string | null
  /** A second photo in the same colour. */
  secondPhoto: string | null
  /** The hex codes of the colours, in their order. */
  hexes: string[]
  /** The count of published reviews and the sum of their stars. */
  ratingCount: number
  ratingSum: number
}

export interface CountryPrice extends KgsPrice {
  productId: number
  country: string
}

/** Returns the ids of matching retail goods. */
export async function productsWhere(tx: Transaction, condition: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select product_id as id from retail_product where ${condition} order by product_id`,
  )
  return rows.map(({ id }) => id)
}

export async function listedProducts(tx: Transaction, ids: readonly number[]): Promise<ListedProduct[]> {
  const { rows } = await tx.execute<ListedProduct & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, own."group", own.technique, own.model, own.category_id as "categoryId",
      p.created_at::text as "createdAt", p.rating_count as "ratingCount", p.rating_sum as "ratingSum", v.ids as "colorIds", v.names as colors, v.photo, v.second_photo as "secondPhoto",
      v.hexes
    from product p join retail_product own on own.product_id = p.id, lateral (
      select coalesce(array_agg(v.color_id order by v.position), '{}') as ids,
        coalesce(json_agg(c.name order by v.position), '[]') as names,
        coalesce(array_agg(c.hex order by v.position), '{}') as hexes,
        (array_agg(v.photos[2] order by v.position) filter (where v.photos[1] is not null))[1] as second_photo,
        (array_agg(v.photos[1] order by v.position) filter (where v.photos[1] is not null))[1] as photo
      from variation v join color c on c.id = v.color_id where v.product_id = p.id
    ) v
    where p.id = any(${sql.param(ids)}::int[]) order by p.id`)
  return rows
}

export async function pricesOf(tx: Transaction, ids: readonly number[]): Promise<CountryPrice[]> {
  const { rows } = await tx.execute<CountryPrice & Record<string, unknown>>(sql`
    select product_id as "productId", country, amount_minor as "amountMinor", discount_minor as "discountMinor"
    from price where product_id = any(${sql.param(ids)}::int[])`)
  return rows
}
