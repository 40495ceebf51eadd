import { lineKey } from '@shyrdak/sdk/rules'
import { runStatement, type AnyTransaction } from './run-statement.ts'

interface Pieces {
  product_id: number
  variation_id: number
  size: string
  count: number
}

/** Rows are locked in one order, so that two buyers never lock each other out. */
const WANTED = `
  wanted as (select * from unnest($1::int[], $2::text[], $3::int[]) as wanted (variation_id, size, count)),
  shelf as materialized (
    select s.variation_id, s.size, w.count from stock s join wanted w using (variation_id, size)`
const LOCKED = `order by s.variation_id, s.size for update of s)`

/** Takes all lines or none, and names one that has too few. */
const TAKE = `
  with ${WANTED} where s.quantity >= w.count ${LOCKED},
  taken as (
    update stock s set quantity = s.quantity - shelf.count, revision = s.revision + 1
    from shelf
    where s.variation_id = shelf.variation_id and s.size = shelf.size
      and (select count(*) from shelf) = (select count(*) from wanted))
  select w.variation_id, w.size from wanted w left join shelf using (variation_id, size)
  where shelf.count is null limit 1`

const GIVE_BACK = `
  with ${WANTED} ${LOCKED}
  update stock s set quantity = s.quantity + shelf.count, revision = s.revision + 1
  from shelf where s.variation_id = shelf.variation_id and s.size = shelf.size`

const columnsOf = (lines: readonly Pieces[]) => [
  lines.map(({ variation_id }) => variation_id),
  lines.map(({ size }) => size),
  lines.map(({ count }) => count),
]

/** Takes every line's pieces off the shelf, or none of them and says which line has too few. */
export async function takeStock(tx: AnyTransaction, lines: readonly Pieces[]): Promise<string | undefined> {
  const [missing] = await runStatement<Pick<Pieces, 'variation_id' | 'size'>>(tx, TAKE, columnsOf(lines))
  const line =
    missing && lines.find((one) => one.variation_id === missing.variation_id && one.size === missing.size)
  return line && lineKey(line)
}

/** Puts pieces back. What the catalogue has dropped since then goes nowhere. */
export async function returnStock(tx: AnyTransaction, lines: readonly Pieces[]): Promise<void> {
  await runStatement(tx, GIVE_BACK, columnsOf(lines))
}
