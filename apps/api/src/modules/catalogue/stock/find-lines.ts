import type { LocalizedText, OrderKind, LineRequest } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { NO_PHOTO } from '../listing/product-card.ts'

/** What the store knows of a thing that someone wants. Money in tyiyn a piece; zero where it is not sold. */
export interface KnownLine {
  slug: string
  name: LocalizedText
  photo: string
  colorName: LocalizedText
  weightG: number
  stock: number
  /** Days until pieces beyond the stock are ready; null when only what lies ready is sold. */
  madeToOrderDays: number | null
  /** The workshop that makes it, of special goods. */
  artisanId: number | null
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
  made_to_order_days: number | null
  artisan_id: number | null
  quantity: number
  amount_minor: number | null
  discount_minor: number | null
}

/** One query for the goods of one kind: an order holds no other, so that it asks once. */
const linesOf = (prefix: '' | 'special_', own: string) => `
  select v.product_id, v.id as variation_id, s.size, p.slug, p.name, v.photos[1] as photo, c.name as color_name,
    p.weight_g, ${own}, s.quantity, pr.amount_minor, pr.discount_minor
  from unnest($2::int[], $3::text[]) as wanted (variation_id, size)
  join ${prefix}stock s using (variation_id, size)
  join ${prefix}variation v on v.id = variation_id
  join ${prefix}product p on p.id = v.product_id
  join color c on c.id = v.color_id
  left join ${prefix}price pr on pr.product_id = p.id and pr.country = $1`

const LINES: Readonly<Record<OrderKind, string>> = {
  retail: linesOf('', 'null::int as made_to_order_days, null::int as artisan_id'),
  special: linesOf('special_', 'p.made_to_order_days, p.artisan_id'),
}

/** All wanted lines by their keys. A thing is missing where the store has no such product, colour of it, or size. */
export async function findLines(
  db: Database | Transaction,
  country: string,
  requested: readonly LineRequest[],
): Promise<Map<string, KnownLine>> {
  const [retail, special] = await Promise.all([
    lookUp(db, country, 'retail', requested),
    lookUp(db, country, 'special', requested),
  ])
  return new Map([...retail, ...special])
}

async function lookUp(
  db: Database | Transaction,
  country: string,
  kind: OrderKind,
  requested: readonly LineRequest[],
): Promise<[string, KnownLine][]> {
  const lines = requested.filter(({ is_special }) => is_special === (kind === 'special'))
  if (lines.length === 0) return []
  const values = [country, lines.map(({ variation_id }) => variation_id), lines.map(({ size }) => size)]
  const rows = await statement<Row>(db, LINES[kind], values)
  return rows.map((row) => [
    lineKey({ ...row, is_special: kind === 'special' }),
    {
      slug: row.slug,
      name: row.name,
      photo: row.photo ?? NO_PHOTO,
      colorName: row.color_name,
      weightG: row.weight_g,
      stock: row.quantity,
      madeToOrderDays: row.made_to_order_days,
      artisanId: row.artisan_id,
      soldHere: row.amount_minor !== null,
      priceMinor: row.amount_minor ?? 0,
      discountMinor: row.discount_minor ?? 0,
    },
  ])
}
