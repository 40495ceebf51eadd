import { takeStock, type ItemRequest } from '#modules/catalogue/index.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'

const STOCK = `
  select variation_id || ':' || size as key, quantity from stock
  join unnest($1::int[], $2::text[]) as requested (variation_id, size) using (variation_id, size)`

/** The part of a line that determines its stock. */
export interface StockLine {
  variationId: number
  size: string
  count: number
  isMadeToOrder: boolean
  /** Pieces that it has already taken from stock. */
  fromStock: number
}

const keyOf = ({ variationId, size }: StockLine) => `${variationId}:${size}`
const missingOf = ({ count, fromStock }: StockLine) => count - fromStock

/**
 * Takes from stock what the lines do not have yet, all or nothing, and returns the pieces that each has then.
 * Lines that differ in sole or logo share the stock of a size; made-to-order lines get the rest made.
 * @throws SOLD_OUT with every line that falls short when served in order
 */
export async function takeLineStock(tx: Transaction, lines: readonly StockLine[]): Promise<number[]> {
  const groups = [...Map.groupBy(lines, keyOf).values()]
  const requests = groups.flatMap((same): ItemRequest[] => {
    const [first] = same
    const count = same.reduce((sum, line) => sum + missingOf(line), 0)
    if (!first || count === 0) return []
    return [
      {
        variation_id: first.variationId,
        size: first.size,
        count,
        at_least: first.isMadeToOrder ? 0 : count,
      },
    ]
  })
  const taking = await takeStock(tx, requests)
  if ('missing' in taking) throw await soldOut(tx, lines, requests)
  const taken = new Map(
    requests.map(({ variation_id, size }, index) => [`${variation_id}:${size}`, taking.taken[index] ?? 0]),
  )
  return lines.map((line) => {
    const more = Math.min(missingOf(line), taken.get(keyOf(line)) ?? 0)
    taken.set(keyOf(line), (taken.get(keyOf(line)) ?? 0) - more)
    return line.fromStock + more
  })
}

async function soldOut(tx: Transaction, lines: readonly StockLine[], requests: readonly ItemRequest[]) {
  const rows = await statement<{ key: string; quantity: number }>(tx, STOCK, [
    requests.map(({ variation_id }) => variation_id),
    requests.map(({ size }) => size),
  ])
  const left = new Map(rows.map(({ key, quantity }) => [key, quantity]))
  const short = lines.flatMap((line, index) => {
    const stock = left.get(keyOf(line))
    const missing = missingOf(line)
    // The catalogue may no longer have the size that an older order takes again.
    if (missing === 0 || (line.isMadeToOrder && stock !== undefined)) return []
    if (stock === undefined || stock < missing) return [{ index, stock: line.fromStock + (stock ?? 0) }]
    left.set(keyOf(line), stock - missing)
    return []
  })
  return refuse('SOLD_OUT', {
    message: 'Fewer pieces are in stock than were ordered.',
    data: { lines: short },
  })
}
