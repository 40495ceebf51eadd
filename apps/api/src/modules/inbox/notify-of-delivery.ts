import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { queued } from '#platform/jobs/job.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { deliveryOpenedEmail } from './emails/delivery-opened-email.ts'
import { deliveryRequest } from './tables.ts'
import { DAY_MS } from '#platform/time.ts'

/** Days that the links stay valid after the email, and that a request waits at most. */
const NOTIFIED_DAYS = 30
const WAITING_DAYS = 730

/** Queues emails for requests whose country is now served, and deletes requests past their retention. */
export async function notifyOfDelivery(context: AppContext): Promise<void> {
  const now = context.clock()
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { country, createdAt, leftAt, queuedAt, notifiedAt } = deliveryRequest
  await context.db.delete(deliveryRequest).where(lt(notifiedAt, before(NOTIFIED_DAYS)))
  await context.db.delete(deliveryRequest).where(lt(createdAt, before(WAITING_DAYS)))
  await transactionWithJobs(context, async (tx) => {
    const rows = await tx
      .update(deliveryRequest)
      .set({ queuedAt: now })
      .where(
        and(
          inArray(country, [...context.settings.delivery.countries]),
          isNull(notifiedAt),
          isNull(leftAt),
          // Not queued yet, or queued and probably lost.
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
