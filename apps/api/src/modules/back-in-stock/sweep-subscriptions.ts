import { NOTIFICATION_DAYS } from '@shyrdak/sdk/contract'
import { and, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { stockSubscription } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { queueLostSubscriptions } from './notify-subscribers.ts'

const DAY = 86_400_000
/** How long an email's link goes on answering after the email. */
const NOTIFIED_DAYS = 30
/** What has not come back within a year does not come back for this person. */
const WAITING_DAYS = 365

/** Sends what was lost, and forgets requests that nobody confirmed, that are done, or that have waited too long. */
export async function sweepSubscriptions(context: AppContext): Promise<void> {
  await queueLostSubscriptions(context)
  const now = context.clock().getTime()
  const before = (days: number) => new Date(now - days * DAY)
  const { askedAt, confirmedAt, notifiedAt } = stockSubscription
  await context.db
    .delete(stockSubscription)
    .where(
      or(
        and(isNull(confirmedAt), lte(askedAt, before(NOTIFICATION_DAYS))),
        and(isNotNull(notifiedAt), lte(notifiedAt, before(NOTIFIED_DAYS))),
        lte(askedAt, before(WAITING_DAYS)),
      ),
    )
}
