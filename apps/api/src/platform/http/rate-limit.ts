import rateLimit from '@fastify/rate-limit'
import { routeOf } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../context.ts'
import { addressOf } from './caller-address.ts'
import type { CountedLimit, RouteLimit } from './rate-limits.ts'
import { emailKey } from '../session/email-key.ts'
import { pgRateLimitStore } from './pg-rate-limit-store.ts'

const routeOfRequest = ({ method, routeOptions }: FastifyRequest) =>
  routeOf({ method, path: routeOptions.url ?? '' })

export const tooManyCalls = (milliseconds: number) =>
  refuse('RATE_LIMITED', {
    message: 'Too many requests. Please wait.',
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** The store of all counts: shared by all processes of an external database; undefined for one per process. */
export const sharedStore = (context: Pick<AppContext, 'settings' | 'db' | 'clock' | 'log'>) =>
  context.settings.databaseUrl === undefined ? undefined : pgRateLimitStore(context)

/** Applies rate limits to every route. */
export async function registerRateLimit(app: FastifyInstance, context: AppContext): Promise<void> {
  const store = sharedStore(context)
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${routeOfRequest(request)} ${addressOf(request)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl),
    ...(store && { store }),
  })
  app.addHook('onRoute', (route) => {
    const limits = route.config?.rateLimit as RouteLimit | undefined // the plugin has no type for ours
    const further = [
      ...(limits?.perDay ? [furtherLimit(app, limits.perDay, dayOf)] : []),
      ...(limits?.perEmail ? [furtherLimit(app, limits.perEmail, emailOf)] : []),
    ]
    if (further.length > 0) route.preHandler = further
  })
}

/** Counts the calls to a route by something else than the short window of their address; undefined is not counted. */
function furtherLimit(
  app: FastifyInstance,
  limit: CountedLimit,
  keyOf: (request: FastifyRequest) => string | undefined,
) {
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => `${routeOfRequest(request)} ${keyOf(request)}`,
  })
  return async (request: FastifyRequest) => {
    if (keyOf(request) === undefined) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyCalls(counted.ttl)
  }
}

const dayOf = (request: FastifyRequest) => `day ${addressOf(request)}`

/** The email a call names, its own or that of its contact: calls are counted together from however many addresses. */
function emailOf({ body }: FastifyRequest): string | undefined {
  const email = valueOf(body, 'email') ?? valueOf(valueOf(body, 'contact'), 'email')
  return typeof email === 'string' ? `email ${emailKey(email)}` : undefined
}

const valueOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Object.getOwnPropertyDescriptor(from, name)?.value : undefined
