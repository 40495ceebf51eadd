import type { LocalizedText, WantedLine } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import type { Pool, PoolClient } from 'pg'
import { named } from '../catalogue/named-statement.ts'

/** What the store knows of a thing that someone wants. Money in tyiyn a piece; zero where it is not sold. */
export interface KnownLine {
  slug: string
  name: LocalizedText
  photo: string
  colorName: LocalizedText
  weightG: number
  stock: number
  soldHere: boolean
  priceMinor: number
  discountMinor: number
}

/** What a piece costs: the price minus the discount, never below zero. */
export const saleMinor = (line: Pick<KnownLine, 'priceMinor' | 'discountMinor'> | undefined): number =>
  line ? Math.max(0, line.priceMinor - line.discountMinor) : 0

interface Row {
  product_id: number
  variation_id: number
  size: string
  slug: string
  name: LocalizedText
  photo: string | null
  color_name: LocalizedText
  weight_g: number
  quantity: number
  amount_minor: number | null
  discount_minor: number | null
}

const LINES = `
  select v.product_id, v.id as variation_id, s.size, p.slug, p.name, v.photos[1] as photo, c.name as color_name,
    p.weight_g, s.quantity, pr.amount_minor, pr.discount_minor
  from unnest($2::int[], $3::text[]) as wanted (variation_id, size)
  join stock s using (variation_id, size)
  join variation v on v.id = variation_id
  join product p on p.id = v.product_id
  join color c on c.id = v.color_id
  left join price pr on pr.product_id = p.id and pr.country = $1`

/**
 * All wanted lines in one query, by their keys. A thing is missing where the store has no such product,
 * colour of it, or size; special goods are not sold yet.
 */
export async function lookUpLines(
  connection: Pool | PoolClient,
  country: string,
  wanted: readonly WantedLine[],
): Promise<Map<string, KnownLine>> {
  const retail = wanted.filter(({ is_special }) => !is_special)
  if (retail.length === 0) return new Map()
  const { rows } = await connection.query<Row>(
    named(LINES, [country, retail.map(({ variation_id }) => variation_id), retail.map(({ size }) => size)]),
  )
  return new Map(
    rows.map((row) => [
      lineKey(row),
      {
        slug: row.slug,
        name: row.name,
        photo: row.photo ?? '',
        colorName: row.color_name,
        weightG: row.weight_g,
        stock: row.quantity,
        soldHere: row.amount_minor !== null,
        priceMinor: row.amount_minor ?? 0,
        discountMinor: row.discount_minor ?? 0,
      },
    ]),
  )
}
