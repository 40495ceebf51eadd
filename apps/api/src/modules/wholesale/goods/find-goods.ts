import { LANGUAGES, type WholesaleEntry } from '@shyrdak/sdk/contract'
import { hasNames, namePatterns } from '#modules/catalogue/index.ts'
import type { Database } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { entriesOf, type GoodsRow } from './entries.ts'
import type { PriceRequest } from './listed-prices.ts'

/** The default page size. */
export const GOODS_PER_PAGE = 24

/** Goods with a price are on sale. `$1` is the client's country, `$2` its price list, `$3` the day. */
const SOLD = `
  from wholesale_product own join product p on p.id = own.product_id
    join wholesale_category category on category.id = own.category_id
  where (exists (select from price where price.product_id = p.id and price.country = $1)
    or exists (select from list_price l where l.price_list_id = $2 and l.product_id = p.id
      and l.valid_from <= $3::date and (l.valid_until is null or l.valid_until >= $3::date)))`

const namesIn = (column: string) => LANGUAGES.map((language) => `${column} ->> '${language}'`)

/** The photo is the first of the searched colour, otherwise the first of any colour. */
const columns = (
  colorId = 'null',
) => `p.id, p.slug, p.name, own.price_type as "priceType", own.category_id as "categoryId",
  (select v.photos[1] from variation v where v.product_id = p.id and v.photos[1] is not null
    order by v.color_id is not distinct from ${colorId}::int desc, v.position limit 1) as photo`

const FILTERED = `${SOLD}
  and ($4::int[] is null or own.category_id = any($4::int[]))
  and ($5::int is null or exists (select from variation v where v.product_id = p.id and v.color_id = $5::int))
  and ${hasNames([...namesIn('p.name'), ...namesIn('category.title')], '$6::text[]')}`

const ORDERS = {
  newest: 'p.created_at desc, p.id desc',
  byName: `own.category_id, p.name ->> 'ru', p.id`,
}

const page = (order: keyof typeof ORDERS) =>
  `select ${columns('$5')} ${FILTERED} order by ${ORDERS[order]} limit $7::bigint offset $8::bigint`
const TOTAL = `select count(*)::int as total ${FILTERED}`
const SOME = `select ${columns()} ${SOLD} and p.id = any($4::int[]) order by p.id`
const ONE = `select ${columns()} ${SOLD} and p.id = $4::int`

interface GoodsFilter {
  /** A category and its descendants; null for all. */
  categoryIds: readonly number[] | null
  colorId: number | null
  /** Words of the name or category in any language; empty for all. */
  text: string
}

export interface GoodsPage {
  filter: GoodsFilter
  order: keyof typeof ORDERS
  page: number
  perPage: number
}

const valuesOf = ({ terms, day }: PriceRequest) => [terms.country, terms.priceListId, day]

/** Returns a page of the goods on sale to a client, and their total. */
export async function findGoods(
  db: Database,
  request: PriceRequest,
  { filter, order, page: number, perPage }: GoodsPage,
): Promise<{ entries: WholesaleEntry[]; total: number }> {
  const patterns = filter.text.trim() === '' ? null : await namePatterns(db, filter.text)
  const values = [...valuesOf(request), filter.categoryIds, filter.colorId, patterns]
  const [rows, [counted]] = await Promise.all([
    statement<GoodsRow>(db, page(order), [...values, perPage, (number - 1) * perPage]),
    statement<{ total: number }>(db, TOTAL, values),
  ])
  return { entries: await entriesOf(db, request, rows), total: counted?.total ?? 0 }
}

/** Returns a product if it is on sale to the client. */
export async function findOne(
  db: Database,
  request: PriceRequest,
  id: number,
): Promise<WholesaleEntry | undefined> {
  const [entry] = await entriesOf(db, request, await statement<GoodsRow>(db, ONE, [...valuesOf(request), id]))
  return entry
}

/** Returns those of the products that are on sale to the client. */
export const findSome = async (
  db: Database,
  request: PriceRequest,
  ids: readonly number[],
): Promise<WholesaleEntry[]> =>
  entriesOf(db, request, await statement<GoodsRow>(db, SOME, [...valuesOf(request), ids]))
