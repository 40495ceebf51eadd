import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../context.ts'
import type { CountedLimit, RouteLimit } from './rate-limits.ts'
import { emailKey } from '../session/email-key.ts'
import { pgRateLimitStore } from './pg-rate-limit-store.ts'

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`

/** By what a caller is counted. A socket whose client has gone has no address any more. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => normalizeIP(ip ?? '')

export const tooManyCalls = (milliseconds: number) =>
  refuse('RATE_LIMITED', {
    message: 'Too many requests. Please wait.',
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** Holds every route to its limits: one count for all processes of a shared database, else this process's own. */
export async function registerRateLimit(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${routeOf(request)} ${addressOf(request)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl),
    ...(context.settings.databaseUrl !== undefined && { store: pgRateLimitStore(context) }),
  })
  app.addHook('onRoute', (route) => {
    const limits = route.config?.rateLimit as RouteLimit | undefined // the plugin knows no limits of emails
    if (limits?.perEmail) route.preHandler = limitEmail(app, limits.perEmail)
  })
}

/** Calls that name one email are counted together, however many addresses they come from. */
function limitEmail(app: FastifyInstance, limit: CountedLimit) {
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => `${routeOf(request)} email ${emailOf(request)}`,
  })
  return async (request: FastifyRequest) => {
    if (emailOf(request) === undefined) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyCalls(counted.ttl)
  }
}

function emailOf({ body }: FastifyRequest): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? emailKey(body.email) : undefined
}
