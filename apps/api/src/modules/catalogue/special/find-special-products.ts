import type { LocalizedText, SpecialProductEntry, SpecialProductPage } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'
import { NO_PHOTO } from '../listing/product-card.ts'
import { readingRates } from '../rates/reading-rates.ts'
import { priceCurrency, priceView, saleMinorOf } from '../rules/price-view.ts'
import type { AppContext } from '#platform/context.ts'
import { paginator } from '#platform/paging/page-of-list.ts'
import { closestSpecialProducts } from './closest-special-products.ts'
import { specialCategories } from './special-categories.ts'

/** The default page size. */
export const SPECIAL_PER_PAGE = 24

/** The filters of a list of special goods. Null does not filter. */
interface SpecialProductFilter {
  country: string
  /** A category, including its descendants. */
  categoryId: number | null
  artisanId: number | null
  colorId: number | null
  /** A text that finds the goods; the best matches come first. */
  text: string | null
}

interface PageRequest {
  filter: SpecialProductFilter
  page: number
  perPage: number
  /** Returns the URL of another page of the same list. */
  addressOf: (page: number) => string
}

interface Row {
  id: number
  slug: string
  name: LocalizedText
  photo: string | null
  amountMinor: number
  discountMinor: number
  artisanId: number | null
  artisanName: LocalizedText | null
}

const GOODS = `
  from special_product own join product p on p.id = own.product_id
  join price on price.product_id = p.id and price.country = $1
  where ($2::int[] is null or own.category_id = any($2::int[]))
    and ($3::int is null or own.artisan_id = $3::int)
    and ($4::int is null or exists
      (select from variation v where v.product_id = p.id and v.color_id = $4::int))`

const NEWEST_FIRST = 'p.created_at desc, p.id desc'

const TOTAL = `select count(*)::int as total ${GOODS}`

/** SQL: the rows of goods, given by their ids, in the country `$1`. */
const rowsOf = (goods: string, order: string) => `
  select p.id, p.slug, p.name, price.amount_minor as "amountMinor", price.discount_minor as "discountMinor",
    artisan.id as "artisanId", artisan.name as "artisanName",
    (select v.photos[1] from variation v where v.product_id = p.id and v.photos[1] is not null
      order by v.position limit 1) as photo
  from (${goods}) goods join product p on p.id = goods.product_id
  join special_product own on own.product_id = p.id
  join price on price.product_id = p.id and price.country = $1
  left join artisan on artisan.id = own.artisan_id and artisan.state = 'published'
  order by ${order}`

const NEWEST_ROWS = rowsOf(
  `select p.id as product_id ${GOODS} order by ${NEWEST_FIRST} limit $5::bigint offset $6::bigint`,
  NEWEST_FIRST,
)
const FOUND_ROWS = rowsOf(
  'select * from unnest($2::int[]) with ordinality as found (product_id, place)',
  'goods.place',
)

interface Found {
  entries: SpecialProductEntry[]
  total: number
}

const cached = cachedByRevision<Found>(500)

/**
 * Returns a page of special goods, newest first or the best matches of a text, with prices of the shopper's
 * country. It is empty for an unknown category or workshop.
 */
export async function findSpecialProducts(
  context: AppContext,
  { filter, page, perPage, addressOf }: PageRequest,
): Promise<SpecialProductPage> {
  const { entries, total } = await cached(context, JSON.stringify([filter, page, perPage]), () =>
    read(context, filter, (page - 1) * perPage, perPage),
  )
  return { data: entries, ...paginator({ page, perPage, addressOf }, total) }
}

async function read(
  context: AppContext,
  filter: SpecialProductFilter,
  from: number,
  count: number,
): Promise<Found> {
  const { country, categoryId } = filter
  const categoryIds = categoryId === null ? null : (await specialCategories(context)).within(categoryId)
  const [rates, { rows, total }] = await Promise.all([
    readingRates(context),
    filter.text === null
      ? newest(context, { ...filter, categoryIds }, from, count)
      : closest(context, { ...filter, text: filter.text, categoryIds }, from, count),
  ])
  const currency = priceCurrency(country, rates)
  const entries = rows.map((row): SpecialProductEntry => ({
    id: row.id,
    slug: row.slug,
    photo: row.photo ?? NO_PHOTO,
    name: row.name,
    sale_cost: toMoney(saleMinorOf(row)),
    price: priceView(row, country, rates),
    currency,
    artisan:
      row.artisanId === null || row.artisanName === null
        ? null
        : { id: row.artisanId, name: row.artisanName },
  }))
  return { entries, total }
}

type Conditions = Pick<SpecialProductFilter, 'country' | 'artisanId' | 'colorId'> & {
  categoryIds: readonly number[] | null
}

async function newest(
  { db }: AppContext,
  { country, categoryIds, artisanId, colorId }: Conditions,
  from: number,
  count: number,
): Promise<{ rows: Row[]; total: number }> {
  const conditions = [country, categoryIds, artisanId, colorId]
  const [rows, [counted]] = await Promise.all([
    statement<Row>(db, NEWEST_ROWS, [...conditions, count, from]),
    statement<{ total: number }>(db, TOTAL, conditions),
  ])
  return { rows, total: counted?.total ?? 0 }
}

async function closest(
  context: AppContext,
  search: Conditions & { text: string },
  from: number,
  count: number,
): Promise<{ rows: Row[]; total: number }> {
  const ids = await closestSpecialProducts(context, search)
  const some = ids.slice(from, from + count)
  const rows = some.length === 0 ? [] : await statement<Row>(context.db, FOUND_ROWS, [search.country, some])
  return { rows, total: ids.length }
}
