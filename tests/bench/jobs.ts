import { setTimeout as pause } from 'node:timers/promises'
import { openSmtpDouble, type SmtpDouble } from '@shyrdak/api/testing'
import pg from 'pg'
import { collectAll, hasten, placedOrders, startPayments } from '../proof/backlog.ts'
import { openGround, startApi } from './bench-store.ts'
import { below, perSecond, type Row } from './row.ts'

const ORDERS = 1_000
const PATIENCE = 300_000

/** A backlog of a thousand orders: all emails and payment checks pending, as after a long outage. */
export async function jobs(): Promise<Row[]> {
  return [...(await backlog(0)), ...(await backlog(100))]
}

async function backlog(latency: number): Promise<Row[]> {
  const ground = await openGround()
  const smtp = await openSmtpDouble({ latency })
  const database = new pg.Client({ connectionString: ground.databaseUrl })
  const api = await startApi({ ...ground.environment, BACKGROUND: 'false' })
  try {
    await database.connect()
    // Some orders of the demo are paid.
    const paidBefore = await countPaid(database)
    const orders = await placedOrders(api.origin, database, ORDERS)
    await startPayments(api.origin, orders)
    await api.stop()
    const store = await startApi({ ...ground.environment, SMTP_URL: smtp.url, WARM_IMAGES: 'false' })
    try {
      const emails = await sent(smtp, ORDERS)
      await collectAll(database)
      const began = performance.now()
      await hasten(database)
      await until(async () => (await countPaid(database)) === paidBefore + ORDERS)
      const paid = (performance.now() - began) / 1_000
      await sent(smtp, 2 * ORDERS)
      const server = `mail server takes ${latency} ms`
      return [
        {
          what: `emails sent, ${server}`,
          figure: `${perSecond(emails)}, ${smtp.mostConnections()} connections`,
          // A slow mail server is the limit itself, by its number of connections.
          ...(latency === 0 && { target: '≥ 50/s', holds: emails >= 50 }),
        },
        below(`${ORDERS} payment checks settled, ${server}`, paid, 60, 's'),
      ]
    } finally {
      await store.stop()
    }
  } finally {
    await database.end()
    await api.stop()
    await smtp.close()
    await ground.close()
  }
}

const countPaid = async (database: pg.Client): Promise<number> =>
  (
    await database.query<{ count: number }>(
      'select count(*)::int from retail_order where paid_at is not null',
    )
  ).rows[0]?.count ?? 0

/** Emails per second, from the first to the last of `count`. */
async function sent({ received }: SmtpDouble, count: number): Promise<number> {
  await until(async () => received.length >= count)
  const [first, last] = [received[0], received[count - 1]]
  return first && last ? (count - 1) / ((last.at - first.at) / 1_000) : Number.NaN
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('The backlog did not end.')
    await pause(100)
  }
}
