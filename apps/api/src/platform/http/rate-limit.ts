import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../context.ts'
import type { RateLimit, RateLimits } from './rate-limits.ts'
import { pgRateLimitStore } from './pg-rate-limit-store.ts'

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`
const tooMany = (milliseconds: number) =>
  refuse('RATE_LIMITED', {
    message: 'Too many requests. Please wait.',
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** Holds every route to its limits: one count for all processes of a shared database, else this process's own. */
export async function registerRateLimit(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${routeOf(request)} ${normalizeIP(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    ...(context.settings.databaseUrl !== undefined && { store: pgRateLimitStore(context) }),
  })
  app.addHook('onRoute', (route) => {
    const limits = route.config?.rateLimit as RateLimits | undefined // the plugin knows no limits of accounts
    if (limits?.account) route.preHandler = limitAccount(app, limits.account)
  })
}

/** Guesses at one account are counted together, however many addresses they come from. */
function limitAccount(app: FastifyInstance, limit: RateLimit) {
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => `${routeOf(request)} account ${accountOf(request)}`,
  })
  return async (request: FastifyRequest) => {
    if (accountOf(request) === undefined) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
  }
}

function accountOf({ body }: FastifyRequest): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined
}
