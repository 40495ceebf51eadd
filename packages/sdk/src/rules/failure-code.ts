import type { ErrorCode } from '../contract/errors.ts'

/** How a call can fail before the store has said anything that makes sense. */
export const CLIENT_CODES = ['NETWORK', 'TIMEOUT', 'BAD_RESPONSE', 'ABORTED'] as const
export type ClientCode = (typeof CLIENT_CODES)[number]

/** Every way a call can fail: the store's refusals and the client's own. */
export type FailureCode = ErrorCode | ClientCode
