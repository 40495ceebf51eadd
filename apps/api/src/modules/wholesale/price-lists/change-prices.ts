import type { Issue } from '@shyrdak/sdk/contract'
import type { ListPrice, NewListPrice, PriceChanges } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { and, eq, sql } from 'drizzle-orm'
import {
  product,
  productSole,
  refuseUnreadyWholesaleGoods,
  wholesaleProduct,
} from '#modules/catalogue/index.ts'
import { amountIssues } from '#platform/amount-issues.ts'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { lockRow, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { isDay } from '#platform/day.ts'
import { WHOLESALE_PRICE_RANGE } from '../price-range.ts'
import { LIST_PRICES } from '../tags.ts'
import { listPrice } from '../tables.ts'
import { readPriceList } from './managed-price-lists.ts'
import { readManagedPrice } from './managed-prices.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type Context = Pick<AppContext, 'db' | 'clock'>

/**
 * Adds a price to a list, once per intent.
 * @throws NOT_FOUND for an unknown list; INVALID, naming each field; KEY_REUSED
 */
export async function createPrice(
  context: Context,
  listId: number,
  body: NewListPrice,
  intent?: Intent,
): Promise<ListPrice> {
  await readPriceList(context, listId)
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, async () => {
      const row = await checkedPrice(tx, body)
      const made = await tx
        .insert(listPrice)
        .values({ ...row, priceListId: listId })
        .returning({ id: listPrice.id })
      await bumpRevision(tx, [LIST_PRICES])
      return onlyRow(made, 'insert into list_price').id
    }),
  )
  return readManagedPrice(context, id)
}

/**
 * Replaces a price of a list.
 * @throws NOT_FOUND, STALE; INVALID, naming each field
 */
export async function changePrice(context: Context, at: RowAt, body: NewListPrice): Promise<ListPrice> {
  await transaction(context.db, async (tx) => {
    await lockRow(tx, listPrice, at, 'price')
    const row = await checkedPrice(tx, body)
    await tx.update(listPrice).set(row).where(eq(listPrice.id, at.id))
    await bumpRevision(tx, [LIST_PRICES])
  })
  return readManagedPrice(context, at.id)
}

/**
 * Changes many prices of a list, all or none.
 * @throws NOT_FOUND for an unknown list; STALE when a price was changed or removed since; INVALID on a price
 */
export async function changePrices(
  context: Context,
  listId: number,
  { changes }: PriceChanges,
): Promise<{ changed: number }> {
  await readPriceList(context, listId)
  const issues = changes.flatMap(({ price }, index) =>
    amountIssues(['changes', index, 'price'], price, WHOLESALE_PRICE_RANGE),
  )
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const ids = changes.map(({ id }) => id)
  const revisions = changes.map(({ revision }) => revision)
  const amounts = changes.map(({ price }) => toMinor(price))
  await transaction(context.db, async (tx) => {
    // Locked in order of their ids, which prevents deadlocks.
    await tx.execute(
      sql`select id from ${listPrice} where id = any(${sql.param(ids)}::int[]) order by id for update`,
    )
    const { rowCount } = await tx.execute(sql`update ${listPrice} as row
      set amount_minor = given.amount, revision = row.revision + 1
      from unnest(${sql.param(ids)}::int[], ${sql.param(revisions)}::int[], ${sql.param(amounts)}::int[])
        as given (id, revision, amount)
      where row.id = given.id and row.revision = given.revision and row.price_list_id = ${listId}`)
    if (rowCount !== changes.length)
      throw refuse('STALE', { message: 'A price has been changed in the meantime.' })
    await bumpRevision(tx, [LIST_PRICES])
  })
  return { changed: changes.length }
}

/**
 * Removes a price from a list.
 * @throws NOT_FOUND, STALE
 */
export const removePrice = ({ db }: Context, at: RowAt): Promise<{ id: number }> =>
  transaction(db, async (tx) => {
    await lockRow(tx, listPrice, at, 'price')
    await tx.delete(listPrice).where(eq(listPrice.id, at.id))
    await bumpRevision(tx, [LIST_PRICES])
    return { id: at.id }
  })

async function checkedPrice(tx: Transaction, body: NewListPrice) {
  const { product_id: productId, sole_id: soleId, valid_from: validFrom, valid_until: validUntil } = body
  const issues: Issue[] = []
  const wrong = (field: keyof NewListPrice, code: string, params?: Issue['params']) =>
    issues.push({ path: [field], code, ...(params && { params }) })
  // Locks the product: a concurrent change to it either commits before the checks or sees the new price.
  await tx.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('key share')
  const [goods] = await tx
    .select({ priceType: wholesaleProduct.priceType })
    .from(wholesaleProduct)
    .where(eq(wholesaleProduct.productId, productId))
  if (!goods) wrong('product_id', 'unknown')
  else if (soleId !== null) {
    const isOwn = and(eq(productSole.productId, productId), eq(productSole.soleId, soleId))
    if ((await tx.$count(productSole, isOwn)) === 0) wrong('sole_id', 'unknown')
  }
  issues.push(...amountIssues(['price'], body.price, WHOLESALE_PRICE_RANGE))
  if (!isDay(validFrom)) wrong('valid_from', 'invalid')
  if (validUntil !== null && !isDay(validUntil)) wrong('valid_until', 'invalid')
  else if (validUntil !== null && validUntil < validFrom)
    wrong('valid_until', 'too_small', { min: validFrom, of: 'date' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  await refuseUnreadyWholesaleGoods(tx, productId, 'product_id')
  const amountMinor = toMinor(body.price)
  return { productId, soleId, fromCount: body.from_count, amountMinor, validFrom, validUntil }
}
