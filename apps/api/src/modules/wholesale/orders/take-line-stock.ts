import { takeStock, type ItemRequest } from '#modules/catalogue/index.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import type { ResolvedLine } from './resolve-lines.ts'

const STOCK = `
  select variation_id || ':' || size as key, quantity from stock
  join unnest($1::int[], $2::text[]) as requested (variation_id, size) using (variation_id, size)`

const keyOf = ({ variationId, item }: ResolvedLine) => `${variationId}:${item.size}`

/**
 * Takes the pieces of all lines from the stock, or none. Soles and logos of one colour and size share its pieces; what is
 * made to order is made where they end.
 * @throws SOLD_OUT with every line that falls short when each is served in its turn
 */
export async function takeLineStock(tx: Transaction, lines: readonly ResolvedLine[]): Promise<void> {
  const requests = [...Map.groupBy(lines, keyOf).values()].flatMap((same): ItemRequest[] => {
    const [first] = same
    if (!first) return []
    const count = same.reduce((sum, { item }) => sum + item.count, 0)
    const at_least = first.madeToOrderDays === null ? count : 0
    return [{ variation_id: first.variationId, size: first.item.size, count, at_least }]
  })
  if ('taken' in (await takeStock(tx, requests))) return
  const rows = await statement<{ key: string; quantity: number }>(tx, STOCK, [
    requests.map(({ variation_id }) => variation_id),
    requests.map(({ size }) => size),
  ])
  const left = new Map(rows.map(({ key, quantity }) => [key, quantity]))
  const short = lines.flatMap((line, index) => {
    if (line.madeToOrderDays !== null) return []
    const stock = left.get(keyOf(line)) ?? 0
    if (stock < line.item.count) return [{ index, stock }]
    left.set(keyOf(line), stock - line.item.count)
    return []
  })
  throw refuse('SOLD_OUT', { message: 'Fewer pieces lie ready than were ordered.', data: { lines: short } })
}
