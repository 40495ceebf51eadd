import type { LineRequest, LocalizedText } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { NO_PHOTO } from '../listing/product-card.ts'

/** The store's data of a requested line. Money in tyiyn per piece; zero where it is not sold. */
export interface KnownLine {
  slug: string
  name: LocalizedText
  photo: string
  colorName: LocalizedText
  weightG: number
  stock: number
  /** Days until pieces beyond the stock are ready; null when only pieces in stock are sold. */
  madeToOrderDays: number | null
  /** The workshop that makes it; set for special goods. */
  artisanId: number | null
  soldHere: boolean
  priceMinor: number
  discountMinor: number
}

/** The price of a piece after discount, never below zero. */
export const saleMinor = (line: Pick<KnownLine, 'priceMinor' | 'discountMinor'> | undefined): number =>
  line ? Math.max(0, line.priceMinor - line.discountMinor) : 0

/** A row returned by `LINES`. */
export interface LineRow {
  product_id: number
  variation_id: number
  size: string
  is_special: boolean
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

/**
 * Reads the requested lines that exist and are sold in some country; takes the values of `lineValues`. The limit removes nothing: with an
 * unknown limit PostgreSQL estimates one row instead of ten, so that the generic plan looks as cheap as a
 * custom one and is cached per connection. Planning each order anew took longer than reading.
 */
export const LINES = `
  select v.product_id, v.id as variation_id, s.size, p.market = 'special' as is_special, p.slug, p.name,
    v.photos[1] as photo, c.name as color_name, p.weight_g, own.made_to_order_days, own.artisan_id, s.quantity,
    pr.amount_minor, pr.discount_minor
  from (select * from unnest($2::int[], $3::text[]) limit cardinality($2::int[])) as requested (variation_id, size)
  join stock s using (variation_id, size)
  join variation v on v.id = variation_id
  join product p on p.id = v.product_id and p.market in ('retail', 'special')
  join color c on c.id = v.color_id
  left join special_product own on own.product_id = p.id
  left join price pr on pr.product_id = p.id and pr.country = $1
  where pr.product_id is not null or exists (select from price any_price where any_price.product_id = p.id)`

/** The number of positional parameters of a statement that reads lines: `$1` to `$3`. */
export const LINE_PARAMETERS = 3

/** The values of the first three parameters of a statement that reads lines. */
export const lineValues = (country: string, requested: readonly LineRequest[]) => [
  country,
  requested.map(({ variation_id }) => variation_id),
  requested.map(({ size }) => size),
]

/**
 * Returns the requested lines by key. A line is missing when the market has no such product, colour or size, or
 * sells it nowhere.
 */
export const findLines = async (
  db: Database | Transaction,
  country: string,
  requested: readonly LineRequest[],
): Promise<Map<string, KnownLine>> =>
  knownLines(await statement<LineRow>(db, LINES, lineValues(country, requested)))

/** Maps the rows of `LINES` to lines by key. */
export const knownLines = (rows: readonly LineRow[]): Map<string, KnownLine> =>
  new Map(
    rows.map((row) => [
      lineKey(row),
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
    ]),
  )
