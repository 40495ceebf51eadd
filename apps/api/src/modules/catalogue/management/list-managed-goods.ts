import type { ManagedGoodsRow, Paginated } from '@shyrdak/sdk/contract'
import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { NO_PHOTO } from '../listing/product-card.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import type { AppContext } from '#platform/context.ts'
import type { GoodsTables } from './goods-tables.ts'

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

/** Names its columns in full: in a select from one table, Drizzle leaves the table's name out. */
function counted({ product, variation, stock, price }: GoodsTables) {
  const ofStock = (what: string) => sql<number>`(select ${sql.raw(what)}
    from ${variation} v join ${stock} s on s.variation_id = v.id where v.product_id = ${product}.id)`
  return {
    in_stock: ofStock('coalesce(sum(s.quantity), 0)::int'),
    soldOut: ofStock('(count(*) filter (where s.quantity = 0))::int'),
    photo: sql<string | null>`(select v.photos[1] from ${variation} v
      where v.product_id = ${product}.id and v.photos[1] is not null order by v.position limit 1)`,
    countries: sql<number>`(select count(*)::int from ${price} p where p.product_id = ${product}.id)`,
  }
}

function found({ product }: GoodsTables, text: string): SQL | undefined {
  const filter = plainLine(text)
  if (filter === '') return undefined
  const part = containing(filter)
  const number = /^[1-9]\d{0,8}$/.test(filter) ? eq(product.id, Number(filter)) : undefined
  const names = ['en', 'ru', 'kg'].map((language) => ilike(sql`${product.name} ->> ${language}`, part))
  return or(number, ilike(product.slug, part), ...names)
}

/** A page of goods, in the order of their numbers. */
export async function listManagedGoods(
  goods: GoodsTables,
  path: string,
  { query, country }: ListCall,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedGoodsRow>> {
  const { page = 1, per_page: perPage = PER_PAGE, text, sold_out: soldOut } = query
  const { product } = goods
  const { in_stock, soldOut: none, photo, countries } = counted(goods)
  const where = and(
    text === undefined ? undefined : found(goods, text),
    soldOut === undefined ? undefined : soldOut ? sql`${none} > 0` : sql`${none} = 0`,
  )
  const rows = await db
    .select({
      id: product.id,
      slug: product.slug,
      name: product.name,
      photo: photo.as('photo'),
      in_stock: in_stock.as('pieces'),
      sold_out: none.as('sold_out'),
      countries: countries.as('countries'),
    })
    .from(product)
    .where(where)
    .orderBy(asc(product.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const filter = {
    path,
    country,
    page,
    perPage,
    filters: { text, sold_out: soldOut },
  }
  const shown = rows.map((row) => ({ ...row, photo: row.photo ?? NO_PHOTO }))
  return pageOfList(filter, await db.$count(product, where), shown)
}
