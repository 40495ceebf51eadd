import pg from 'pg'
import { quoted, someItems } from '../proof/shopper.ts'
import { openGround, startApi, startLimits } from './bench-store.ts'
import type { Child } from './child.ts'
import { cpuNote, load, medianLoad, warm, type Load } from './load.ts'
import { interleaved } from './rounds.ts'
import { perSecond, share, type Row } from './row.ts'

/** Orders of one line each, of eight products, compared with the smallest transaction. */
export async function orders(): Promise<Row[]> {
  const ground = await openGround()
  const api = await startApi({ ...ground.environment, BACKGROUND: 'false' })
  const limit = await startLimits(ground.environment)
  const database = new pg.Client({ connectionString: ground.databaseUrl })
  try {
    await database.connect()
    await database.query('update stock set quantity = 1000000')
    const bodies: string[] = []
    for (const piece of await someItems(database, 8))
      bodies.push(JSON.stringify(await quoted(api.origin, [piece])))
    const ordersAt = (store: Child) => () =>
      load(store, {
        path: '/api/frontend/order/retail?country_iso_code=KG',
        method: 'POST',
        vary: (turn) => ({
          body: bodies[turn % bodies.length] ?? '',
          headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${turn}` },
        }),
      })
    const transactions = () => load(limit, { path: '/transaction', method: 'POST' })
    await warm(ordersAt(api))
    const found = await interleaved(3, { transaction: transactions, order: ordersAt(api) })
    const beside = await whileEmailsAreSent(ground.environment, ordersAt)
    const transaction = medianLoad(found.transaction)
    const order = medianLoad(found.order)
    const withEmails = medianLoad(beside)
    return [
      {
        what: 'limit: begin, insert, read, commit',
        figure: perSecond(transaction.perSecond) + cpuNote(transaction),
      },
      share('order placed', order.perSecond, transaction.perSecond, 0.3, cpuNote(order)),
      {
        what: 'order placed while emails are sent',
        figure: perSecond(withEmails.perSecond) + cpuNote(withEmails),
      },
    ]
  } finally {
    await database.end()
    await Promise.all([api.stop(), limit.stop()])
    await ground.close()
  }
}

/** A store that also runs jobs; measured last, as it would send the emails of the others. */
async function whileEmailsAreSent(
  environment: Record<string, string>,
  ordersAt: (store: Child) => () => Promise<Load>,
): Promise<Load[]> {
  const busy = await startApi(environment)
  try {
    await warm(ordersAt(busy))
    return (await interleaved(3, { order: ordersAt(busy) })).order
  } finally {
    await busy.stop()
  }
}
