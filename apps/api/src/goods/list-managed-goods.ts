import { managedGoods, type ManagedGoodsRow, type Paginated } from '@shyrdak/sdk/contract'
import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { NO_PHOTO } from '../catalogue/product-card.ts'
import { pageOfList } from '../content/page-of-list.ts'
import { product } from '../db/schema/catalogue.ts'
import { containing } from '../orders/management/containing.ts'
import { plainLine } from '../orders/plain-text.ts'
import type { Tools } from '../tools.ts'

const PER_PAGE = 50

interface ListCall {
  query: {
    page?: number | undefined
    per_page?: number | undefined
    text?: string | undefined
    sold_out?: boolean | undefined
  }
  country: string
}

/** Of the product beside it. Names its columns in full: in a select from one table, Drizzle leaves the table's name out. */
const ofShelf = (what: string) =>
  sql<number>`(select ${sql.raw(what)} from variation v join stock s on s.variation_id = v.id
    where v.product_id = ${product}.id)`
const PIECES = ofShelf('coalesce(sum(s.quantity), 0)::int')
const SOLD_OUT = ofShelf('(count(*) filter (where s.quantity = 0))::int')
const PHOTO = sql<string | null>`(select v.photos[1] from variation v
  where v.product_id = ${product}.id and v.photos[1] is not null order by v.position limit 1)`
const COUNTRIES = sql<number>`(select count(*)::int from price p where p.product_id = ${product}.id)`

function found(text: string): SQL | undefined {
  const wanted = plainLine(text)
  if (wanted === '') return undefined
  const part = containing(wanted)
  const number = /^[1-9]\d{0,8}$/.test(wanted) ? eq(product.id, Number(wanted)) : undefined
  const names = ['en', 'ru', 'kg'].map((language) => ilike(sql`${product.name} ->> ${language}`, part))
  return or(number, ilike(product.slug, part), ...names)
}

/** A page of goods, in the order of their numbers. */
export async function listManagedGoods(
  { query, country }: ListCall,
  { db }: Pick<Tools, 'db'>,
): Promise<Paginated<ManagedGoodsRow>> {
  const { page = 1, per_page: perPage = PER_PAGE, text, sold_out: soldOut } = query
  const where = and(
    text === undefined ? undefined : found(text),
    soldOut === undefined ? undefined : soldOut ? sql`${SOLD_OUT} > 0` : sql`${SOLD_OUT} = 0`,
  )
  const rows = await db
    .select({
      id: product.id,
      slug: product.slug,
      name: product.name,
      photo: PHOTO.as('photo'),
      pieces: PIECES.as('pieces'),
      sold_out: SOLD_OUT.as('sold_out'),
      countries: COUNTRIES.as('countries'),
    })
    .from(product)
    .where(where)
    .orderBy(asc(product.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const wanted = {
    path: managedGoods.list.path,
    country,
    page,
    perPage,
    filters: { text, sold_out: soldOut },
  }
  const shown = rows.map((row) => ({ ...row, photo: row.photo ?? NO_PHOTO }))
  return pageOfList(wanted, await db.$count(product, where), shown)
}
