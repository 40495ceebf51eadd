import { LRUCache } from 'lru-cache'
import type { AppContext } from '../context.ts'
import type { Tag } from './revision.ts'

interface Options {
  /** What a change has to bear to void a value; by default any change does. */
  tags?: readonly Tag[]
  /** Milliseconds after which a value is read again, for what changes without a revision, as stock does by sales. */
  maxAge?: number
}

/**
 * Keeps what was read until the catalogue changes. Callers who ask at the same time wait for one reading; a reading that
 * fails is not cached. One store of values for each database, so that tests do not share them.
 */
export function cachedByRevision<T extends object>(max: number, { tags, maxAge }: Options = {}) {
  const caches = new WeakMap<AppContext['revision'], LRUCache<string, Promise<T>>>()
  return ({ revision }: Pick<AppContext, 'revision'>, key: string, read: () => Promise<T>): Promise<T> => {
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
