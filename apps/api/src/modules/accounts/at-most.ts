import { refuse } from '#platform/refusal.ts'

/**
 * Limits concurrency: `running` calls at a time, `waiting` more in a queue. Any further call is refused as
 * UNAVAILABLE.
 */
export function atMost(running: number, waiting: number) {
  let free = running
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else {
      if (queue.length >= waiting)
        throw refuse('UNAVAILABLE', {
          message: 'Too many people are logging in. Please wait.',
          retryAfter: 2,
        })
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
