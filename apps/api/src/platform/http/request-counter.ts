import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RateLimit } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from './caller-address.ts'
import { countedLimit } from './rate-limits.ts'

/**
 * Counts a request for its IP address. Returns the milliseconds until that address may send the next one, or 0
 * when the request is within the limit.
 */
export type CountRequest = (request: FastifyRequest) => Promise<number>

/** Returns a count with a limit. Requests of one name are counted together. */
export type RequestCounter = (name: string, limit: RateLimit) => CountRequest

/**
 * Lets the handlers of a scope count the requests that cost something, where a limit of the route would also count
 * those that do not. Counts in memory without a store.
 */
export async function requestCounter(
  scope: FastifyInstance,
  store?: FastifyRateLimitStoreCtor,
): Promise<RequestCounter> {
  await scope.register(rateLimit, { global: false, ...(store && { store }) })
  return (name, limit) => {
    const count = scope.createRateLimit({
      ...countedLimit(limit),
      keyGenerator: (request) => `${name} ${addressOf(request)}`,
    })
    return async (request) => {
      const counted = await count(request)
      return !counted.isAllowed && counted.isExceeded ? counted.ttl : 0
    }
  }
}
