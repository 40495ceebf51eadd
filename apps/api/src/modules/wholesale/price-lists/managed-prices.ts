import type { Paginated } from '@shyrdak/sdk/contract'
import { listPrices, type ListPrice, type PricedGoods } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { matchingGoods, product, sole, wholesaleProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { dayOf } from '#platform/day.ts'
import { solesOf } from '../goods/soles-of.ts'
import { listPrice } from '../tables.ts'
import { readPriceList } from './managed-price-lists.ts'

const PER_PAGE = 50
const MAX_FOUND = 20

const isOver = (day: string) => sql`${listPrice.validUntil} < ${day}::date`
const isToCome = (day: string) => sql`${listPrice.validFrom} > ${day}::date`
const inState = {
  past: isOver,
  future: isToCome,
  current: (day: string) => sql`${listPrice.validFrom} <= ${day}::date
    and (${listPrice.validUntil} is null or ${listPrice.validUntil} >= ${day}::date)`,
}

/**
 * Returns a page of the prices of a list, sorted by product, sole and count.
 * @throws NOT_FOUND
 */
export async function listManagedPrices(
  call: Pick<Call<typeof listPrices.list>, 'params' | 'query' | 'country'>,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<Paginated<ListPrice>> {
  const { text, state } = call.query
  const listId = call.params.id
  await readPriceList({ db }, listId)
  const today = dayOf(clock())
  const where = and(
    eq(listPrice.priceListId, listId),
    state ? inState[state](today) : undefined,
    text === undefined ? undefined : matchingGoods(text),
  )
  const found = db
    .select({ id: listPrice.id })
    .from(listPrice)
    .innerJoin(product, eq(product.id, listPrice.productId))
    .where(where)
    .as('found')
  const path = listPrices.list.path.replace(':id', String(listId))
  return listPage({ path }, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(
      asc(listPrice.productId),
      sql`${listPrice.soleId} nulls first`,
      asc(listPrice.fromCount),
      asc(listPrice.validFrom),
      asc(listPrice.id),
    ),
    count: () => db.$count(found),
    present: (row) => present(row, today),
  })
}

/** @throws NOT_FOUND */
export async function readManagedPrice(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
): Promise<ListPrice> {
  const [row] = await read(db, eq(listPrice.id, id))
  if (!row) throw rowNotFound('price')
  return present(row, dayOf(clock()))
}

/** Finds goods to be priced by id, slug or name. */
export async function findPricedGoods({ db }: Pick<AppContext, 'db'>, text: string): Promise<PricedGoods[]> {
  const rows = await db
    .select({ id: product.id, name: product.name, price_type: wholesaleProduct.priceType })
    .from(wholesaleProduct)
    .innerJoin(product, eq(product.id, wholesaleProduct.productId))
    .where(matchingGoods(text))
    .orderBy(asc(product.id))
    .limit(MAX_FOUND)
  const soles = await solesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    soles: (soles.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
  }))
}

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      price: listPrice,
      product: {
        id: product.id,
        slug: product.slug,
        name: product.name,
        price_type: wholesaleProduct.priceType,
      },
      sole: { id: sole.id, name: sole.name },
    })
    .from(listPrice)
    .innerJoin(product, eq(product.id, listPrice.productId))
    .innerJoin(wholesaleProduct, eq(wholesaleProduct.productId, product.id))
    .leftJoin(sole, eq(sole.id, listPrice.soleId))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const present = ({ price, product: goods, sole: own }: Row, today: string): ListPrice => ({
  id: price.id,
  price_list_id: price.priceListId,
  product: goods,
  sole: own,
  from_count: price.fromCount,
  price: toMoney(price.amountMinor),
  valid_from: price.validFrom,
  valid_until: price.validUntil,
  state:
    price.validFrom > today
      ? 'future'
      : price.validUntil !== null && price.validUntil < today
        ? 'past'
        : 'current',
  revision: price.revision,
})
