import { NOTIFICATION_DAYS } from '@shyrdak/sdk/contract'
import { and, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { stockSubscription } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { queueLostSubscriptions } from './notify-subscribers.ts'
import { DAY_MS } from '#platform/time.ts'

/** Days that the links stay valid after the email. */
const NOTIFIED_DAYS = 30
/** Days after which a waiting subscription is deleted. */
const WAITING_DAYS = 365

/** Queues lost emails and deletes subscriptions that are unconfirmed, notified or waiting for too long. */
export async function sweepSubscriptions(context: AppContext): Promise<void> {
  await queueLostSubscriptions(context)
  const now = context.clock().getTime()
  const before = (days: number) => new Date(now - days * DAY_MS)
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
