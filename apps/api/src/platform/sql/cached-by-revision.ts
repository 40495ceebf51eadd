import { LRUCache } from 'lru-cache'
import type { AppContext } from '../context.ts'
import type { Tag } from './revision.ts'

/**
 * Keeps what was read until the catalogue changes: any of it, or with tags what bears one of these. Callers who ask at the same time wait for one reading;
 * a reading that fails is not cached. One store of values for each database, so that tests do not share them.
 */
export function cachedByRevision<T extends object>(max: number, tags?: readonly Tag[]) {
  const caches = new WeakMap<AppContext['revision'], LRUCache<string, Promise<T>>>()
  return ({ revision }: Pick<AppContext, 'revision'>, key: string, read: () => Promise<T>): Promise<T> => {
    let cache = caches.get(revision)
    if (!cache) caches.set(revision, (cache = new LRUCache({ max })))
    const keyNow = `${revision.current(tags)} ${key}`
    const cached = cache.get(keyNow)
    if (cached) return cached
    const reading = read()
    cache.set(keyNow, reading)
    reading.catch(() => cache.delete(keyNow))
    return reading
  }
}
