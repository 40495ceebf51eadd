import { setTimeout as sleep } from 'node:timers/promises'
import type { NewRetailOrder, LineRequest } from '@shyrdak/sdk/contract'
import type pg from 'pg'
import { inMs, quantile, reported, type Report } from './report.ts'
import { storeFolder } from './running-store.ts'
import { order, quoted, setStock, someItems } from './shopper.ts'

/** What the driver knows: of each key the order that was confirmed, or that none was. */
interface Ledger {
  acknowledged: Map<string, number>
  unanswered: Map<string, NewRetailOrder>
  keys: number
}

const PLENTY = 100_000
const SENDERS = 4

/**
 * Kills the whole store in mid-order, again and again, in every second round its PostgreSQL as well, and looks
 * at what the next one finds: every acknowledged order with its lines, stock that adds up, and for each
 * unanswered key at most one order once it is sent again.
 */
export const killStore = (kills: number, random: () => number = Math.random): Promise<Report> =>
  reported('store killed in mid-order (SIGKILL)', kills, async (broken) => {
    const folder = await storeFolder()
    const ledger: Ledger = { acknowledged: new Map(), unanswered: new Map(), keys: 0 }
    const reopenMs: number[] = []
    let unanswered = 0
    let lateFound = 0
    let stocks = 0
    try {
      for (let round = 0; round <= kills; round++) {
        const store = await folder.start()
        if (round > 0) reopenMs.push(store.openMs)
        const items = await someItems(store.database, 3)
        if (round === 0) {
          for (const piece of items) await setStock(store.database, piece, PLENTY)
          stocks = await stockSum(store.database)
        }
        unanswered += ledger.unanswered.size
        const existing = await idsOf(store.database)
        lateFound += await replay(store.origin, ledger, existing)
        for (const fault of await faultsOf(store.database, ledger, stocks))
          broken.push(`round ${round}: ${fault}`)
        if (round === kills) {
          await store.close()
          break
        }
        const carts = [items.slice(0, 1), items.slice(1), items.toReversed()]
        const bodies = await Promise.all(carts.map((cart: LineRequest[]) => quoted(store.origin, cart)))
        const senders = Array.from({ length: SENDERS }, (_, sender) =>
          send(store.origin, bodies, sender, ledger),
        )
        await sleep(20 + random() * 250)
        await store.kill(round % 2 === 1)
        await Promise.all(senders)
      }
    } finally {
      await folder.discard()
    }
    const p = (share: number) => inMs(quantile(reopenMs, share))
    return `${ledger.acknowledged.size} orders acknowledged, ${unanswered} unanswered of which ${lateFound} were written; start after a kill p50 ${p(0.5)}, worst ${p(1)}`
  })

/** Sends one order after the other until the store answers no more. */
async function send(origin: string, bodies: NewRetailOrder[], sender: number, ledger: Ledger): Promise<void> {
  for (let turn = sender; ; turn++) {
    const body = bodies[turn % bodies.length]
    if (!body) throw new Error('There is nothing to order.')
    const key = `kill-${process.pid}-${++ledger.keys}`
    ledger.unanswered.set(key, body)
    try {
      const answer = await order(origin, body, key)
      if (answer.status !== 200) throw new Error(`${answer.status}`)
      ledger.acknowledged.set(key, answer.body.order.id)
      ledger.unanswered.delete(key)
    } catch {
      return
    }
  }
}

/** Sends every unanswered order again, twice at once, and says how many had been written before. */
async function replay(origin: string, ledger: Ledger, existing: ReadonlySet<number>): Promise<number> {
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

const stockSum = async (database: pg.Client): Promise<number> =>
  Number((await database.query<{ sum: string }>('select sum(quantity) from stock')).rows[0]?.sum)

const idsOf = async (database: pg.Client): Promise<Set<number>> =>
  new Set((await database.query<{ id: number }>('select id from retail_order')).rows.map(({ id }) => id))

async function faultsOf(database: pg.Client, ledger: Ledger, stocks: number): Promise<string[]> {
  const ids = await idsOf(database)
  const known = new Set(ledger.acknowledged.values())
  const lost = [...known].filter((id) => !ids.has(id)).length
  const { rows } = await database.query<{ sold: string; torn: number; without_key: number }>(`
    select coalesce((select sum(count) from retail_order_line), 0) as sold,
      (select count(*)::int from retail_order o where goods_minor <> coalesce(
        (select sum(sale_minor * count) from retail_order_line l where l.order_id = o.id), -1)
        or not exists (select from retail_order_event e where e.order_id = o.id)) as torn,
      (select count(*)::int from idempotency_key where order_id is null) as without_key`)
  const sums = rows[0]
  const missing = stocks - (await stockSum(database)) - Number(sums?.sold)
  return [
    ...(lost > 0 ? [`${lost} acknowledged orders lost`] : []),
    ...(known.size !== ledger.acknowledged.size ? ['one order answers two keys'] : []),
    ...(ids.size !== known.size ? [`${ids.size} orders for ${known.size} keys`] : []),
    ...(sums?.torn ? [`${sums.torn} orders without their lines`] : []),
    ...(sums?.without_key ? [`${sums.without_key} keys without an order`] : []),
    ...(missing === 0 ? [] : [`${missing} pieces unaccounted for`]),
  ]
}
