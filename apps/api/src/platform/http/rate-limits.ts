import type { Endpoint, RateLimit } from '@shyrdak/sdk/contract'
import { rateLimitOf } from '@shyrdak/sdk/management'

/** A limit as @fastify/rate-limit takes it; `timeWindow` in milliseconds. */
export interface CountedLimit {
  max: number
  timeWindow: number
}

/** Calls per address to a route, in a short window and in a day, and calls per email named there, from any address. */
export interface RouteLimit extends CountedLimit {
  perDay?: CountedLimit
  perEmail?: CountedLimit
}

export const countedLimit = ({ max, minutes }: RateLimit): CountedLimit => ({
  max,
  timeWindow: minutes * 60_000,
})

export function routeLimitOf(endpoint: Pick<Endpoint, 'method' | 'reads' | 'limit'>): RouteLimit {
  const limit = rateLimitOf(endpoint)
  const { perDay, perEmail } = limit
  return {
    ...countedLimit(limit),
    ...(perDay !== undefined && { perDay: countedLimit({ max: perDay, minutes: 24 * 60 }) }),
    ...(perEmail && { perEmail: countedLimit(perEmail) }),
  }
}

/** Limits up to this many calls are counted in the database before the call is admitted. */
const COUNTED_EXACTLY = 100

export const isCountedExactly = (max: number) => max <= COUNTED_EXACTLY
