import { NOTIFICATION_DAYS } from '@shyrdak/sdk/contract'
import { and, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { stockNotice } from '../db/schema/notifications.ts'
import type { Tools } from '../tools.ts'
import { queueLostNotices } from './queue-notices.ts'

const DAY = 86_400_000
/** How long a letter's link goes on answering after the letter. */
const TOLD_DAYS = 30
/** What has not come back within a year does not come back for this person. */
const WAITING_DAYS = 365

/** Sends what was lost, and forgets requests that nobody confirmed, that are done, or that have waited too long. */
export async function sweepNotices(tools: Tools): Promise<void> {
  await queueLostNotices(tools)
  const now = tools.clock().getTime()
  const before = (days: number) => new Date(now - days * DAY)
  const { askedAt, confirmedAt, toldAt } = stockNotice
  await tools.db
    .delete(stockNotice)
    .where(
      or(
        and(isNull(confirmedAt), lte(askedAt, before(NOTIFICATION_DAYS))),
        and(isNotNull(toldAt), lte(toldAt, before(TOLD_DAYS))),
        lte(askedAt, before(WAITING_DAYS)),
      ),
    )
}
