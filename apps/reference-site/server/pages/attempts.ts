import { LRUCache } from 'lru-cache'

interface Limit {
  readonly most: number
  /** The length of the window, in milliseconds. */
  readonly within: number
  readonly now?: () => number
}

/** Counts attempts per caller within a fixed window. */
export function attempts({ most, within, now = Date.now }: Limit) {
  const made = new LRUCache<string, { count: number; until: number }>({ max: 20_000 })
  return {
    /** Counts one attempt. Returns 0 when it is allowed, otherwise the seconds to wait. */
    take(caller: string): number {
      const known = made.get(caller)
      const own = known && known.until > now() ? known : { count: 0, until: now() + within }
      if (own.count >= most) return Math.ceil((own.until - now()) / 1000)
      made.set(caller, { ...own, count: own.count + 1 })
      return 0
    },
    forget: (caller: string): void => void made.delete(caller),
  }
}
