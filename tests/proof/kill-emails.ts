import { setTimeout as sleep } from 'node:timers/promises'
import { openSmtpDouble, type ReceivedEmail } from '@shyrdak/api/testing'
import type pg from 'pg'
import { collectAll, hasten, placedOrders, startPayments } from './backlog.ts'
import { reported, type Report } from './report.ts'
import { storeFolder, type StoreFolder, type StoreProcess } from './running-store.ts'

const ORDERS_A_ROUND = 6
const PATIENCE = 120_000
/** Milliseconds the mail server takes per email, so that kills hit some in progress. */
const LATENCY = 20

/**
 * Kills the store while it sends the emails of placed and paid orders. In the end each order has both, in
 * order, and emails sent twice have the same Message-ID.
 */
export const killEmails = (kills: number, random: () => number = Math.random): Promise<Report> =>
  reported('store killed while it sends emails (SIGKILL)', kills, async (broken) => {
    const smtp = await openSmtpDouble({ latency: LATENCY })
    const folder = await storeFolder('durable', { SMTP_URL: smtp.url })
    const buyers: string[] = []
    try {
      for (let round = 0; round < kills; round++) {
        const store = round === 0 ? await folder.start() : await resumed(folder)
        const orders = await placedOrders(store.origin, store.database, ORDERS_A_ROUND, `${round}`)
        buyers.push(...orders.map(({ order }) => order.contact.email))
        await startPayments(store.origin, orders)
        await collectAll(store.database)
        await hasten(store.database)
        await sleep(random() * 1_500)
        await store.kill(round % 2 === 1)
      }
      const store = await resumed(folder)
      const until = performance.now() + PATIENCE
      while (byBuyer(smtp.received, buyers).some(isIncomplete) && performance.now() < until) await sleep(200)
      // A mistaken repeat would follow soon after the first.
      await sleep(3_000)
      await store.close()
    } finally {
      await folder.discard()
      await smtp.close()
    }
    for (const emails of byBuyer(smtp.received, buyers)) broken.push(...faultsOf(emails))
    const ids = new Set(smtp.received.map(({ messageId }) => messageId))
    return `${buyers.length} orders, ${ids.size} emails, ${smtp.received.length - ids.size} of them sent again under their Message-ID`
  })

async function resumed(folder: StoreFolder): Promise<StoreProcess> {
  const killed = new Date()
  const store = await folder.start()
  await resume(store.database, killed)
  return store
}

/** A job of a dead process is retried after a minute or two; this makes it immediate. */
const resume = (database: pg.Client, killed: Date) =>
  database.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'retry' or (state = 'active' and started_on < $1)`,
    [killed],
  )

const isPaid = ({ subject }: ReceivedEmail) => subject.includes('is paid')
const byBuyer = (received: readonly ReceivedEmail[], buyers: readonly string[]) => {
  const sent = Map.groupBy(received, ({ to }) => to)
  return buyers.map((to) => ({ to, emails: sent.get(to) ?? [] }))
}
type Emails = ReturnType<typeof byBuyer>[number]

const isIncomplete = ({ emails }: Emails) => !emails.some(isPaid) || emails.every(isPaid)

function faultsOf({ to, emails }: Emails): string[] {
  const ids = new Set(emails.map(({ messageId }) => messageId)).size
  const first = emails.findIndex(isPaid)
  return [
    ...(isIncomplete({ to, emails }) ? [`${to} has ${emails.length} emails, and not both`] : []),
    ...(ids > 2 ? [`${to} has ${ids} emails for two`] : []),
    ...(first === 0 ? [`${to} was told of the payment before the order`] : []),
  ]
}
