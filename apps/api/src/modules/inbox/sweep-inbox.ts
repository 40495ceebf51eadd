import { REJOIN_HOURS } from '@shyrdak/sdk/contract'
import { and, eq, lt, ne } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { dayOf, inBishkek } from '#platform/day.ts'
import { queued } from '#platform/jobs/job.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { reminderEmail } from './emails/reminder-email.ts'
import { deliveryRequest, feedbackMessage, inboxReminder, question, subscriber } from './tables.ts'
import { inboxWaiting } from './waiting.ts'
import { DAY_MS, HOUR_MS } from '#platform/time.ts'

/** The hour in Bishkek from which the daily reminder is sent. */
const MORNING = 9
/** Days that settled messages are stored, as stated on the privacy page. */
const SETTLED_DAYS = 365
const REMINDED_DAYS = 30

/** Reminds managers each morning while messages wait, and deletes rows past their retention. */
export async function sweepInbox(context: AppContext): Promise<void> {
  const now = context.clock()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await context.db.delete(subscriber).where(lt(subscriber.leftAt, before(REJOIN_HOURS * HOUR_MS)))
  await context.db.delete(deliveryRequest).where(lt(deliveryRequest.leftAt, before(REJOIN_HOURS * HOUR_MS)))
  for (const table of [feedbackMessage, question])
    await context.db
      .delete(table)
      .where(and(ne(table.state, 'waiting'), lt(table.settledAt, before(SETTLED_DAYS * DAY_MS))))
  await context.db.delete(inboxReminder).where(lt(inboxReminder.day, dayOf(before(REMINDED_DAYS * DAY_MS))))
  await remindManagers(context, now)
}

/** Queues one reminder per manager and day: only the process that inserts the row queues the email. */
async function remindManagers(context: AppContext, now: Date): Promise<void> {
  if (inBishkek(now).getUTCHours() < MORNING) return
  const { feedback, questions } = await inboxWaiting(context.db)
  if (feedback.count + questions.count === 0) return
  const day = dayOf(now)
  await transactionWithJobs(context, async (tx) => {
    const managers = await tx
      .select({ accountId: account.id })
      .from(account)
      .where(and(eq(account.market, 'management'), eq(account.status, 'active')))
    if (managers.length === 0) return
    const rows = await tx
      .insert(inboxReminder)
      .values(managers.map(({ accountId }) => ({ day, accountId })))
      .onConflictDoNothing()
      .returning()
    await context.jobs.addAll(
      tx,
      rows.map(({ accountId }) => queued(reminderEmail, { day, accountId })),
    )
  })
}
