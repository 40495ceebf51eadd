import { createHash } from 'node:crypto'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { statement } from '../sql/statement.ts'
import type { AppContext } from '../context.ts'
import { causeOf } from '../error-cause.ts'
import { isCountedExactly } from './rate-limits.ts'

const CALLERS_REMEMBERED = 20_000
/** Milliseconds: how far a high limit may lag behind other processes, and how long a low one may wait. */
const LAG_MS = 50
const TIMEOUT_MS = 500
const REST_AFTER_FAILURE_MS = 1_000

interface Count {
  /** Calls of all processes, as last reported by the database. */
  counted: number
  /** Calls in this process not yet included in `counted`. */
  unsent: number
  /** All calls in this process. */
  own: number
  endsAt: number
}

const ADD_COUNTS = `insert into rate_limit_count as count (key, hits, ends_at)
  select key, hits, to_timestamp(ends_at / 1000) from unnest($1::text[], $2::int[], $3::float8[]) as sent (key, hits, ends_at)
  on conflict (key) do update set hits = count.hits + excluded.hits
  returning key, hits`

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Counts calls across all processes that share a database, in windows that start at the same moment
 * everywhere. High limits are counted locally and synced from time to time, many in one statement; low ones
 * wait for the shared count. While the database does not answer, each process uses its own count.
 */
export function pgRateLimitStore({
  db,
  clock,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'log'>): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: CALLERS_REMEMBERED })
  const waiting = new Map<string, Count>()
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let restsUntil = 0

  const send = async () => {
    next = undefined
    // Sorted: processes that lock the same rows in the same order cannot deadlock.
    const sent = [...waiting]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, count]) => ({ key, count, hits: count.unsent }))
    waiting.clear()
    if (sent.length === 0) return
    let counted = new Map<string, number>()
    try {
      const columns = [
        sent.map(({ key }) => key),
        sent.map(({ hits }) => hits),
        sent.map(({ count }) => count.endsAt),
      ]
      const rows = await statement<{ key: string; hits: number }>(db, ADD_COUNTS, columns)
      counted = new Map(rows.map(({ key, hits }) => [key, hits]))
    } catch (error) {
      restsUntil = clock().getTime() + REST_AFTER_FAILURE_MS
      log.warn(
        { err: error },
        `rate limits: shared count failed: ${causeOf(error)}; each process counts alone`,
      )
    }
    for (const { key, count, hits } of sent) {
      count.counted = counted.get(key) ?? count.counted + hits
      count.unsent -= hits
    }
  }

  const flush = () => {
    next ??= last = last.then(send)
    return next
  }
  const flushSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, LAG_MS).unref()
  }

  const add = async (caller: string, window: number, max: number) => {
    const now = clock().getTime()
    const endsAt = (Math.floor(now / window) + 1) * window
    const key = hash(`${caller} ${endsAt}`)
    const count = counts.get(key) ?? { counted: 0, unsent: 0, own: 0, endsAt }
    counts.set(key, count)
    count.unsent += 1
    const place = ++count.own
    waiting.set(key, count)
    if (isCountedExactly(max) && now >= restsUntil) await within(flush(), TIMEOUT_MS)
    else flushSoon()
    const later = count.own - place
    return { current: count.counted + count.unsent - later, ttl: endsAt - now }
  }

  return class PgRateLimitStore {
    incr(
      caller: string,
      report: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
      max: number,
    ) {
      add(caller, window, max).then((result) => report(null, result), report)
    }
    child() {
      return this
    }
  }
}

async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}
