import * as z from 'zod/mini'

/** Every way in which the store says no, with its status. */
export const ERROR_STATUS = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  LOGIN_INCORRECT: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PRICE_CHANGED: 409,
  QUOTE_STALE: 409,
  SOLD_OUT: 409,
  NOT_SOLD_HERE: 409,
  ALREADY_PAID: 409,
  NOT_PAYABLE: 409,
  IN_PROGRESS: 409,
  STALE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PAYMENT_FAILED: 502,
  UNAVAILABLE: 503,
} as const

export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [keyof typeof ERROR_STATUS]) // keys() forgets the literal names
export type ErrorCode = keyof typeof ERROR_STATUS

/** What is wrong with one value: where it stands, what rule it breaks, and the rule's numbers. */
export const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})
export type Issue = z.infer<typeof Issue>

/** The message of a refused input. Source: spec §8. */
export const INVALID_MESSAGE = 'The given data was invalid.'
