import { sql, type SQL } from 'drizzle-orm'
import { HOUR_MS } from '#platform/time.ts'
import { countWaiting, type WaitingLine } from '#platform/waiting.ts'
import { artisan, proposal } from '../special-tables.ts'

/** Hours after which a review is overdue. */
const ANSWER_HOURS = 48

const waitingSince = (since: SQL, table: SQL): WaitingLine['query'] =>
  countWaiting({
    from: sql`from ${table} where state = 'waiting' and ${since} is not null`,
    since,
    overdueAfterMs: ANSWER_HOURS * HOUR_MS,
  })

/** Counts the workshops and proposals waiting for review. */
export const artisanWaitingLines: readonly WaitingLine[] = [
  { name: 'artisans', query: waitingSince(sql`submitted_at`, sql`${artisan}`) },
  { name: 'proposals', query: waitingSince(sql`created_at`, sql`${proposal}`) },
]
