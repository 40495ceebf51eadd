import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { OLDEST_RATE_DAYS, type ReadingRates } from '../rules/reading-currency.ts'
import type { AppContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { DAY_MS } from '#platform/time.ts'

/** The oldest day whose rates may be shown. */
export const oldestDay = (now: Date): string => dayOf(new Date(now.getTime() - OLDEST_RATE_DAYS * DAY_MS))

/** Reads the newest rate of each currency that is fresh enough to show. */
export async function readReadingRates(db: Database | Transaction, now: Date): Promise<ReadingRates> {
  const { rows } = await db.execute<{ currency: string; somPerUnit: string; date: string }>(sql`
    select distinct on (currency) currency, som_per_unit::text as "somPerUnit", date::text as date
    from exchange_rate where date >= ${oldestDay(now)} order by currency, date desc`)
  return new Map(rows.map(({ currency, somPerUnit, date }) => [currency, { somPerUnit, date }]))
}

const cached = cachedByRevision<ReadingRates>(4)

/** Like `readReadingRates`, cached by revision and day. */
export function readingRates(context: Pick<AppContext, 'db' | 'revision' | 'clock'>): Promise<ReadingRates> {
  const now = context.clock()
  return cached(context, dayOf(now), () => readReadingRates(context.db, now))
}
