import { LRUCache } from 'lru-cache'

/** Milliseconds: long enough to open the page that shows a change. */
const RECENT_MS = 10_000

export interface RecentWriters {
  add(ip: string): void
  has(ip: string): boolean
}

/** Addresses that changed something that pages show a moment ago: they must not get a stale page. */
export function recentWriters(): RecentWriters {
  const writers = new LRUCache<string, true>({ max: 1_000, ttl: RECENT_MS })
  return {
    add: (ip) => void writers.set(ip, true),
    has: (ip) => writers.has(ip),
  }
}
