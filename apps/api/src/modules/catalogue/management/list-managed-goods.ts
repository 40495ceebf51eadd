import type { Paginated } from '@shyrdak/sdk/contract'
import type { ManagedGoodsRow } from '@shyrdak/sdk/management'
import { and, asc, eq, sql } from 'drizzle-orm'
import { NO_PHOTO } from '../listing/product-card.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { AppContext } from '#platform/context.ts'
import { matchingGoods } from '../matching-goods.ts'
import { LOW_STOCK } from '../stock/low-stock.ts'
import { price, product, stock, variation, type GoodsMarket } from '../tables.ts'

const PER_PAGE = 50

export interface ListCall {
  query: {
    page?: number | undefined
    per_page?: number | undefined
    text?: string | undefined
    sold_out?: boolean | undefined
    low_stock?: boolean | undefined
    on_sale?: boolean | undefined
  }
  country: string
}

// Column names are written out: in a select from one table, Drizzle omits the table's name.
const ofStock = (what: string) => sql<number>`(select ${sql.raw(what)}
  from ${variation} v join ${stock} s on s.variation_id = v.id where v.product_id = ${product}.id)`
const inStock = ofStock('coalesce(sum(s.quantity), 0)::int')
const soldOutKeys = ofStock('(count(*) filter (where s.quantity = 0))::int')
const leastOfKey = ofStock('min(s.quantity)')
const firstPhoto = sql<string | null>`(select v.photos[1] from ${variation} v
  where v.product_id = ${product}.id and v.photos[1] is not null order by v.position limit 1)`
const countries = sql<number>`(select count(*)::int from ${price} p where p.product_id = ${product}.id)`

/** Returns a page of goods, sorted by id. */
export function listManagedGoods(
  market: GoodsMarket,
  path: string,
  call: ListCall,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedGoodsRow>> {
  const { text, sold_out: soldOut, low_stock: isLow, on_sale: onSale } = call.query
  const where = and(
    eq(product.market, market),
    text === undefined ? undefined : matchingGoods(text),
    soldOut === undefined ? undefined : soldOut ? sql`${soldOutKeys} > 0` : sql`${soldOutKeys} = 0`,
    isLow === undefined
      ? undefined
      : isLow
        ? sql`${leastOfKey} <= ${LOW_STOCK} and ${countries} > 0`
        : sql`${leastOfKey} > ${LOW_STOCK}`,
    onSale === undefined ? undefined : onSale ? sql`${countries} > 0` : sql`${countries} = 0`,
  )
  const columns = {
    id: product.id,
    slug: product.slug,
    name: product.name,
    photo: firstPhoto.as('photo'),
    in_stock: inStock.as('in_stock'),
    sold_out: soldOutKeys.as('sold_out'),
    countries: countries.as('countries'),
  }
  return listPage({ path }, call, {
    perPage: PER_PAGE,
    rows: db.select(columns).from(product).where(where).orderBy(asc(product.id)),
    count: () => db.$count(product, where),
    present: (row) => ({ ...row, photo: row.photo ?? NO_PHOTO }),
  })
}
