import * as z from 'zod/mini'

/** Every error code and its HTTP status. */
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
  DISCOUNT_CHANGED: 409,
  ALREADY_PAID: 409,
  NOT_PAYABLE: 409,
  IN_PROGRESS: 409,
  STALE: 409,
  KITS_SHORT: 409,
  LAST_OWNER: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PAYMENT_FAILED: 502,
  UNAVAILABLE: 503,
} as const

export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [keyof typeof ERROR_STATUS]) // Object.keys() loses the literal types
export type ErrorCode = keyof typeof ERROR_STATUS

/** One invalid value: its path, the rule that it breaks, and the rule's parameters. */
export const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})
export type Issue = z.infer<typeof Issue>

/** Message of every INVALID error. Source: spec §8. */
export const INVALID_MESSAGE = 'The given data was invalid.'
