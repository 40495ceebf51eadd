import { refuse } from '#platform/refusal.ts'

/** Lets so many pieces of work run at a time and so many wait; what comes on top is turned away. */
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
