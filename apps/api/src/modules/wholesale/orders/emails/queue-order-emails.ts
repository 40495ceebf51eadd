import { and, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { queued } from '#platform/jobs/job.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { ordererOf, readersOf } from '../../emails/order-readers.ts'
import { wholesaleOrder, type wholesaleOrderEvent } from '../../tables.ts'
import { wholesaleOrderEmail } from './wholesale-order-email.ts'

type Queue = Pick<AppContext, 'jobs'>

/** Queues emails about a new order to its buyer, the company's accountants and all managers. */
export async function queueOrderEmails({ jobs }: Queue, tx: Transaction, orderId: number): Promise<void> {
  const managers = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.market, 'management'), eq(account.status, 'active')))
  const [order] = await tx.select().from(wholesaleOrder).where(eq(wholesaleOrder.id, orderId))
  if (!order) return
  const clients = await readersOf(tx, order)
  await jobs.addAll(tx, [
    ...clients.map((accountId) =>
      queued(wholesaleOrderEmail, { kind: 'placed', aboutId: orderId, accountId }),
    ),
    ...managers.map(({ id: accountId }) =>
      queued(wholesaleOrderEmail, { kind: 'arrived', aboutId: orderId, accountId }),
    ),
  ])
}

/** Queues an email to the order's buyer about its new status. */
export async function queueMoveEmail(
  { jobs }: Queue,
  tx: Transaction,
  event: typeof wholesaleOrderEvent.$inferSelect,
): Promise<void> {
  const [order] = await tx.select().from(wholesaleOrder).where(eq(wholesaleOrder.id, event.orderId))
  if (!order) return
  const [accountId] = await ordererOf(tx, order)
  if (accountId !== undefined)
    await jobs.add(tx, wholesaleOrderEmail, { kind: 'moved', aboutId: event.id, accountId })
}
