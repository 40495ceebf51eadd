import { REVIEW_HOURS } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#platform/time.ts'
import { countWaiting, type WaitingLine } from '#platform/waiting.ts'
import { review } from './tables.ts'

export const reviewWaitingLine: WaitingLine = {
  name: 'reviews',
  query: countWaiting({
    from: sql`from ${review} where status = 'pending'`,
    since: sql`created_at`,
    overdueAfterMs: REVIEW_HOURS * HOUR_MS,
  }),
}
