import type { Endpoint } from '@shyrdak/sdk/contract'

export interface RateLimit {
  max: number
  timeWindow: string
}

/** How often a caller's address may call an endpoint, and how often an account may be named there, from anywhere. */
export interface RateLimits extends RateLimit {
  account?: RateLimit
}

/** Reads are many and cheap; writes are few; text search costs more than a list. Per caller's address. */
const READS: RateLimits = { max: 1200, timeWindow: '1 minute' }
const SEARCHES: RateLimits = { max: 240, timeWindow: '1 minute' }
const WRITES: RateLimits = { max: 120, timeWindow: '1 minute' }

/** Guesses at one account are slowed by `auth/login-delays.ts`, which lets its person in meanwhile. */
const LOGIN: RateLimits = { max: 20, timeWindow: '1 minute' }
const REGISTRATION: RateLimits = { max: 10, timeWindow: '10 minutes' }
const PASSWORD_EMAIL: RateLimits = {
  max: 10,
  timeWindow: '10 minutes',
  account: { max: 3, timeWindow: '1 hour' },
}
/** Another e-mail is written to before anybody has said that it is theirs. */
const PROFILE: RateLimits = {
  max: 30,
  timeWindow: '10 minutes',
  account: { max: 10, timeWindow: '1 hour' },
}
const MESSAGE_TO_STORE: RateLimits = { max: 10, timeWindow: '10 minutes' }

/** Endpoints that someone may guess at, or that reach a person. `account` counts by the `email` of the body. */
const TIGHTER: Readonly<Record<string, RateLimits>> = {
  'POST /frontend/login': LOGIN,
  'POST /wholesale/login': LOGIN,
  'POST /specialgoods/login': LOGIN,
  'POST /management/login': LOGIN,
  'POST /wholesale/recover-password': LOGIN,
  'PUT /frontend/password': LOGIN,
  'POST /frontend/confirm-email': LOGIN,
  'POST /frontend/confirm-email/send': { max: 5, timeWindow: '10 minutes' },
  'PUT /frontend/profile': PROFILE,
  'PUT /wholesale/profile': PROFILE,
  'PUT /specialgoods/auth/user': PROFILE,
  'PUT /management/profile': PROFILE,
  'POST /frontend/register': REGISTRATION,
  'POST /wholesale/register': REGISTRATION,
  'POST /specialgoods/register': REGISTRATION,
  'GET /frontend/is-email-exist': { max: 30, timeWindow: '1 minute' },
  'POST /wholesale/reset-password': PASSWORD_EMAIL,
  'POST /frontend/review/create': { max: 20, timeWindow: '10 minutes' },
  'POST /frontend/back-in-stock': {
    max: 20,
    timeWindow: '10 minutes',
    account: { max: 10, timeWindow: '1 hour' },
  },
  'POST /frontend/back-in-stock/confirm': LOGIN,
  'POST /frontend/back-in-stock/cancel': LOGIN,
  'POST /frontend/feedback': MESSAGE_TO_STORE,
  'POST /frontend/subscribe': MESSAGE_TO_STORE,
  'POST /frontend/faq': MESSAGE_TO_STORE,
}

/** Limits of this many calls or fewer are counted in the database before the call is let in. */
const COUNTED_EXACTLY = 60

export const isCountedExactly = (max: number) => max <= COUNTED_EXACTLY

export function rateLimitOf(endpoint: Pick<Endpoint, 'method' | 'path' | 'reads'>): RateLimits {
  const tighter = TIGHTER[`${endpoint.method} ${endpoint.path}`]
  if (tighter) return tighter
  if (endpoint.path.startsWith('/frontend/search')) return SEARCHES
  return endpoint.method === 'GET' || endpoint.reads ? READS : WRITES
}
