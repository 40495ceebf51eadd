import { LRUCache } from 'lru-cache'
import type { Revision, Tag } from './revision.ts'

interface Options {
  /** The tags whose changes invalidate a value; by default any change does. */
  tags?: readonly Tag[]
  /** Milliseconds until a value is reread, for data that changes without a revision, such as stock. */
  maxAge?: number
}

/**
 * Caches values until the catalogue changes. Concurrent callers share one read; a failed read is not cached.
 * The cache is per database, so that tests do not share values.
 */
export function cachedByRevision<T extends object>(max: number, { tags, maxAge }: Options = {}) {
  const caches = new WeakMap<Revision, LRUCache<string, Promise<T>>>()
  return ({ revision }: { revision: Revision }, key: string, read: () => Promise<T>): Promise<T> => {
    let cache = caches.get(revision)
    if (!cache)
      caches.set(revision, (cache = new LRUCache({ max, ...(maxAge !== undefined && { ttl: maxAge }) })))
    const keyNow = `${revision.current(tags)} ${key}`
    const cached = cache.get(keyNow)
    if (cached) return cached
    const reading = read()
    cache.set(keyNow, reading)
    reading.catch(() => cache.delete(keyNow))
    return reading
  }
}
