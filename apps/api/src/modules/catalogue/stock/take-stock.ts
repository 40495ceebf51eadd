import type { StockKey } from './stock-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'

/** A number of pieces of one colour and size. */
export interface Items {
  variation_id: number
  size: string
  count: number
}

/** At least `at_least` pieces must be in stock; the rest up to `count` is made to order. */
export interface ItemRequest extends Items {
  at_least: number
}

/**
 * The request, with the parameters of `requestValues`, and its stock rows that have enough. Rows are locked
 * in a fixed order, which prevents deadlocks. The new quantity is computed from the locked one: PostgreSQL
 * first checks the row's constraint against the value that the statement saw when it began.
 */
export const LOCK_STOCK = `
  requested as (
    select * from unnest($1::int[], $2::text[], $3::int[], $4::int[])
      with ordinality as requested (variation_id, size, count, at_least, place)),
  found as materialized (
    select s.variation_id, s.size, s.quantity, r.place, least(s.quantity, r.count) as items
    from stock s join requested r using (variation_id, size)
    where s.quantity >= r.at_least order by s.variation_id, s.size for update of s)`

/** Whether every line has enough stock. */
export const IS_IN_STOCK = `(select count(*) from found) = (select count(*) from requested)`

/** Takes the stock found, if the condition holds. */
export const takeFound = (condition: string): string => `
  taken as (
    update stock s set quantity = found.quantity - found.items, revision = s.revision + 1
    from found
    where s.variation_id = found.variation_id and s.size = found.size and found.items > 0 and ${condition})`

/** Takes all lines or none. Returns the pieces taken per line; null for a line without enough stock. */
const TAKE = `with ${LOCK_STOCK}, ${takeFound(IS_IN_STOCK)}
  select found.items from requested r left join found using (place) order by r.place`

const GIVE_BACK = `
  with requested as (select * from unnest($1::int[], $2::text[], $3::int[]) as requested (variation_id, size, count)),
  found as materialized (
    select s.variation_id, s.size, r.count from stock s join requested r using (variation_id, size)
    where r.count > 0 order by s.variation_id, s.size for update of s)
  update stock s set quantity = s.quantity + found.count, revision = s.revision + 1
  from found where s.variation_id = found.variation_id and s.size = found.size
  returning s.variation_id, s.size, s.quantity = found.count as was_empty`

const columnsOf = (lines: readonly Items[]) => [
  lines.map(({ variation_id }) => variation_id),
  lines.map(({ size }) => size),
  lines.map(({ count }) => count),
]

/** The number of positional parameters of a statement that takes stock: `$1` to `$4`. */
export const STOCK_PARAMETERS = 4

/** The values of the first four parameters of a statement that takes stock. */
export const requestValues = (lines: readonly ItemRequest[]) => [
  ...columnsOf(lines),
  lines.map(({ at_least }) => at_least),
]

/**
 * The number of pieces taken per line; or the index of the first line without enough stock, and nothing was
 * taken.
 */
export type TakenStock = { taken: number[] } | { missing: number }

/** Takes the pieces of every line, or none. */
export async function takeStock(tx: Transaction, lines: readonly ItemRequest[]): Promise<TakenStock> {
  const rows = await statement<{ items: number | null }>(tx, TAKE, requestValues(lines))
  const missing = rows.findIndex(({ items }) => items === null)
  return missing < 0 ? { taken: rows.map(({ items }) => items ?? 0) } : { missing }
}

/**
 * Returns pieces to stock, and the keys that were sold out until then. Sizes that no longer exist are
 * skipped.
 */
export async function returnStock(tx: Transaction, lines: readonly Items[]): Promise<StockKey[]> {
  type Returned = { variation_id: number; size: string; was_empty: boolean }
  const returned = await statement<Returned>(tx, GIVE_BACK, columnsOf(lines))
  return returned
    .filter(({ was_empty }) => was_empty)
    .map(({ variation_id, size }) => ({ variationId: variation_id, size }))
}
