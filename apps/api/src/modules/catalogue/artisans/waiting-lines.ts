import { sql, type SQL } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { artisan, proposal } from '../special-tables.ts'

/** Hours after which a review is overdue. */
const ANSWER_HOURS = 48

const waitingSince = (moment: SQL, table: SQL, now: Date): SQL =>
  sql`select count(*)::int as count,
    (count(*) filter (where ${moment} < ${new Date(now.getTime() - ANSWER_HOURS * 3_600_000).toISOString()}))::int as overdue,
    min(${moment}) as since from ${table} where state = 'waiting'`

/** Counts the workshops and proposals waiting for review. */
export const artisanWaitingLines: readonly WaitingLine[] = [
  { name: 'artisans', query: (now) => waitingSince(sql`submitted_at`, sql`${artisan}`, now) },
  { name: 'proposals', query: (now) => waitingSince(sql`created_at`, sql`${proposal}`, now) },
]
