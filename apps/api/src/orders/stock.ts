import type { OrderKind } from '@shyrdak/sdk/contract'
import type { Shelf } from '../notifications/shelf.ts'
import { runStatement, type AnyTransaction } from './run-statement.ts'

/** Pieces of one thing as its shelf knows them. */
export interface Pieces {
  variation_id: number
  size: string
  count: number
}

/** Where less than `count` lies ready, `at_least` must; the rest is made. */
export interface WantedPieces extends Pieces {
  at_least: number
}

/**
 * Takes all lines or none, and tells how many pieces of each; null where too few lie ready. Rows are locked in one
 * order, so that two buyers never lock each other out. What is written is counted from the quantity that was locked:
 * PostgreSQL checks the row's constraint first with the one that the statement saw when it began.
 */
const takeFrom = (shelves: string) => `
  with wanted as (
    select * from unnest($1::int[], $2::text[], $3::int[], $4::int[])
      with ordinality as wanted (variation_id, size, count, at_least, place)),
  shelf as materialized (
    select s.variation_id, s.size, s.quantity, w.place, least(s.quantity, w.count) as pieces
    from ${shelves} s join wanted w using (variation_id, size)
    where s.quantity >= w.at_least order by s.variation_id, s.size for update of s),
  taken as (
    update ${shelves} s set quantity = shelf.quantity - shelf.pieces, revision = s.revision + 1
    from shelf
    where s.variation_id = shelf.variation_id and s.size = shelf.size and shelf.pieces > 0
      and (select count(*) from shelf) = (select count(*) from wanted))
  select shelf.pieces from wanted w left join shelf using (place) order by w.place`

const giveBackTo = (shelves: string) => `
  with wanted as (select * from unnest($1::int[], $2::text[], $3::int[]) as wanted (variation_id, size, count)),
  shelf as materialized (
    select s.variation_id, s.size, w.count from ${shelves} s join wanted w using (variation_id, size)
    where w.count > 0 order by s.variation_id, s.size for update of s)
  update ${shelves} s set quantity = s.quantity + shelf.count, revision = s.revision + 1
  from shelf where s.variation_id = shelf.variation_id and s.size = shelf.size
  returning s.variation_id, s.size, s.quantity = shelf.count as was_empty`

/** An order holds goods of one kind, so that one statement finds all of its shelves. */
const TAKE: Readonly<Record<OrderKind, string>> = {
  retail: takeFrom('stock'),
  special: takeFrom('special_stock'),
}
const GIVE_BACK: Readonly<Record<OrderKind, string>> = {
  retail: giveBackTo('stock'),
  special: giveBackTo('special_stock'),
}

const columnsOf = (lines: readonly Pieces[]) => [
  lines.map(({ variation_id }) => variation_id),
  lines.map(({ size }) => size),
  lines.map(({ count }) => count),
]

/** How many pieces of each line came off the shelf; or the place of a line of which too few lie ready, and none did. */
export type Taking = { taken: number[] } | { missing: number }

/** Takes every line's pieces off the shelf, or none of them. */
export async function takeStock(
  tx: AnyTransaction,
  kind: OrderKind,
  lines: readonly WantedPieces[],
): Promise<Taking> {
  const values = [...columnsOf(lines), lines.map(({ at_least }) => at_least)]
  const rows = await runStatement<{ pieces: number | null }>(tx, TAKE[kind], values)
  const missing = rows.findIndex(({ pieces }) => pieces === null)
  return missing < 0 ? { taken: rows.map(({ pieces }) => pieces ?? 0) } : { missing }
}

/** Puts pieces back, and answers the shelves that were empty. What the catalogue has dropped since then goes nowhere. */
export async function returnStock(
  tx: AnyTransaction,
  kind: OrderKind,
  lines: readonly Pieces[],
): Promise<Shelf[]> {
  type Returned = { variation_id: number; size: string; was_empty: boolean }
  const returned = await runStatement<Returned>(tx, GIVE_BACK[kind], columnsOf(lines))
  return returned
    .filter(({ was_empty }) => was_empty)
    .map(({ variation_id, size }) => ({ variationId: variation_id, size }))
}
