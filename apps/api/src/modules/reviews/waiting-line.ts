import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { overdueBefore } from './review-clock.ts'
import { review } from './tables.ts'

export const reviewWaitingLine: WaitingLine = {
  name: 'reviews',
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where created_at < ${overdueBefore(now).toISOString()}))::int as overdue,
    min(created_at) as since from ${review} where status = 'pending'`,
}
