import type { ErrorCode } from '../contract/errors.ts'

/** Errors of the client: no valid response from the store. */
export const CLIENT_CODES = ['NETWORK', 'TIMEOUT', 'BAD_RESPONSE', 'ABORTED'] as const
export type ClientCode = (typeof CLIENT_CODES)[number]

/** Every error code of a call, from the store or the client. */
export type FailureCode = ErrorCode | ClientCode
