import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { queued } from '#platform/jobs/job.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { deliveryOpenedEmail } from './emails/delivery-opened-email.ts'
import { deliveryRequest } from './tables.ts'

const DAY = 86_400_000
/** How long the link of the email goes on answering after it, and how long anybody waits. */
const TOLD_DAYS = 30
const WAITING_DAYS = 730

/** Queues an email to whoever waits for a country that the store delivers to by now, and forgets what has had its time. */
export async function notifyOfDelivery(context: AppContext): Promise<void> {
  const now = context.clock()
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const { country, createdAt, leftAt, queuedAt, toldAt } = deliveryRequest
  await context.db.delete(deliveryRequest).where(lt(toldAt, before(TOLD_DAYS)))
  await context.db.delete(deliveryRequest).where(lt(createdAt, before(WAITING_DAYS)))
  await inTransaction(context, async (tx) => {
    const rows = await tx
      .update(deliveryRequest)
      .set({ queuedAt: now })
      .where(
        and(
          inArray(country, [...context.settings.delivery.countries]),
          isNull(toldAt),
          isNull(leftAt),
          // Who came back after the email was queued, and what was lost on its way.
          or(isNull(queuedAt), lt(queuedAt, before(1))),
        ),
      )
      .returning({ id: deliveryRequest.id })
    await context.jobs.addAll(
      tx,
      rows.map(({ id }) => queued(deliveryOpenedEmail, { requestId: id })),
    )
  })
}
