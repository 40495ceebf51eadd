import { rateLimitOf, type Endpoint, type RateLimit } from '@shyrdak/sdk/contract'

/** A limit as @fastify/rate-limit takes it; `timeWindow` in milliseconds. */
export interface CountedLimit {
  max: number
  timeWindow: number
}

/** Calls per address to a route, and calls per email named there, from any address. */
export interface RouteLimit extends CountedLimit {
  perEmail?: CountedLimit
}

export const countedLimit = ({ max, minutes }: RateLimit): CountedLimit => ({
  max,
  timeWindow: minutes * 60_000,
})

export function routeLimitOf(endpoint: Pick<Endpoint, 'method' | 'reads' | 'limit'>): RouteLimit {
  const limit = rateLimitOf(endpoint)
  return { ...countedLimit(limit), ...(limit.perEmail && { perEmail: countedLimit(limit.perEmail) }) }
}

/** Limits up to this many calls are counted in the database before the call is admitted. */
const COUNTED_EXACTLY = 60

export const isCountedExactly = (max: number) => max <= COUNTED_EXACTLY
