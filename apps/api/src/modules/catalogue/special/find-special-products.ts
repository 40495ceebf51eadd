import type { LocalizedText, SpecialProductEntry, SpecialProductPage } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'
import { NO_PHOTO } from '../listing/product-card.ts'
import { readingRates } from '../rates/reading-rates.ts'
import { priceCurrency, priceView, saleMinorOf } from '../rules/price-view.ts'
import type { AppContext } from '#platform/context.ts'
import { paginator } from '#platform/paging/page-of-list.ts'
import { specialCategories } from './special-categories.ts'

/** The default page size. */
export const SPECIAL_PER_PAGE = 24

/** The filters of a list of special goods. Null does not filter. */
export interface SpecialProductFilter {
  country: string
  /** A category, including its descendants. */
  categoryId: number | null
  artisanId: number | null
  colorId: number | null
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

const PAGE = `
  select goods.*, artisan.id as "artisanId", artisan.name as "artisanName",
    (select v.photos[1] from variation v where v.product_id = goods.id and v.photos[1] is not null
      order by v.position limit 1) as photo
  from (
    select p.id, p.slug, p.name, p.created_at, own.artisan_id, price.amount_minor as "amountMinor",
      price.discount_minor as "discountMinor" ${GOODS}
    order by p.created_at desc, p.id desc limit $5::bigint offset $6::bigint
  ) goods
  left join artisan on artisan.id = goods.artisan_id and artisan.state = 'published'
  order by goods.created_at desc, goods.id desc`

const TOTAL = `select count(*)::int as total ${GOODS}`

interface Found {
  entries: SpecialProductEntry[]
  total: number
}

const cached = cachedByRevision<Found>(500)

/**
 * Returns a page of special goods, newest first, with prices of the shopper's country. It is empty for an
 * unknown category or workshop.
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
  const { country, categoryId, artisanId, colorId } = filter
  const categoryIds = categoryId === null ? null : (await specialCategories(context)).within(categoryId)
  const conditions = [country, categoryIds, artisanId, colorId]
  const [rates, rows, [counted]] = await Promise.all([
    readingRates(context),
    statement<Row>(context.db, PAGE, [...conditions, count, from]),
    statement<{ total: number }>(context.db, TOTAL, conditions),
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
  return { entries, total: counted?.total ?? 0 }
}
