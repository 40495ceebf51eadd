import { LRUCache } from 'lru-cache'

/** Milliseconds in which somebody opens the page that shows what they changed. */
const RECENT = 10_000

export interface RecentWriters {
  add(ip: string): void
  has(ip: string): boolean
}

/** Addresses from which something that pages show was changed a moment ago: they are shown no page from before. */
export function recentWriters(): RecentWriters {
  const writers = new LRUCache<string, true>({ max: 1_000, ttl: RECENT })
  return {
    add: (ip) => void writers.set(ip, true),
    has: (ip) => writers.has(ip),
  }
}
