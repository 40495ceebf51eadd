import type { NewRetailOrder } from '@shyrdak/sdk/contract'
import type pg from 'pg'
import { order } from './shopper.ts'

/** The driver's knowledge: the confirmed order of each key, or that none was confirmed. */
export interface Ledger {
  acknowledged: Map<string, number>
  unanswered: Map<string, NewRetailOrder>
  keys: number
}

export const newLedger = (): Ledger => ({ acknowledged: new Map(), unanswered: new Map(), keys: 0 })

/** Sends every unanswered order again, twice in parallel, and returns how many had been written before. */
export async function replay(origin: string, ledger: Ledger, existing: ReadonlySet<number>): Promise<number> {
  let found = 0
  for (const [key, body] of ledger.unanswered) {
    const answers = await Promise.all([order(origin, body, key), order(origin, body, key)])
    const [id, ...others] = new Set(
      answers.map((answer) => (answer.status === 200 ? answer.body.order.id : 0)),
    )
    if (!id || others.length > 0)
      throw new Error(`A replay was answered with ${answers.map(({ status }) => status).join(', ')}.`)
    if (existing.has(id)) found++
    ledger.acknowledged.set(key, id)
  }
  ledger.unanswered.clear()
  return found
}

export const idsOf = async (database: pg.Client): Promise<Set<number>> =>
  new Set((await database.query<{ id: number }>('select id from retail_order')).rows.map(({ id }) => id))

/** The store's state before the first order: total stock, and the seeded orders. */
export interface Before {
  stocks: number
  orders: ReadonlySet<number>
}

export const stateOf = async (database: pg.Client): Promise<Before> => ({
  stocks: Number((await database.query<{ sum: string }>('select sum(quantity) from stock')).rows[0]?.sum),
  orders: await idsOf(database),
})

export async function faultsOf(database: pg.Client, ledger: Ledger, before: Before): Promise<string[]> {
  const ids = new Set([...(await idsOf(database))].filter((id) => !before.orders.has(id)))
  const known = new Set(ledger.acknowledged.values())
  const lost = [...known].filter((id) => !ids.has(id)).length
  const { rows } = await database.query<{ sold: string; torn: number; without_key: number }>(
    `
    select coalesce((select sum(count) from retail_order_line where not order_id = any($1::int[])), 0) as sold,
      (select count(*)::int from retail_order o where goods_minor <> coalesce(
        (select sum(sale_minor * count) from retail_order_line l where l.order_id = o.id), -1)
        or not exists (select from retail_order_event e where e.order_id = o.id)) as torn,
      (select count(*)::int from idempotency_key where created_id is null) as without_key`,
    [[...before.orders]],
  )
  const sums = rows[0]
  const missing = before.stocks - (await stateOf(database)).stocks - Number(sums?.sold)
  return [
    ...(lost > 0 ? [`${lost} acknowledged orders lost`] : []),
    ...(known.size !== ledger.acknowledged.size ? ['one order answers two keys'] : []),
    ...(ids.size !== known.size ? [`${ids.size} orders for ${known.size} keys`] : []),
    ...(sums?.torn ? [`${sums.torn} orders without their lines`] : []),
    ...(sums?.without_key ? [`${sums.without_key} keys without an order`] : []),
    ...(missing === 0 ? [] : [`${missing} pieces unaccounted for`]),
  ]
}
