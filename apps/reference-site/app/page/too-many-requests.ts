import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'

/** Seconds to wait if the API did not say: the period of most of its limits. */
const WAIT_S = 60

/** Rethrows an error as a 429 response when the API refused one call too many, so that the page says to wait. */
export function tooManyRequests(error: unknown): never {
  if (!isShyrdakError(error) || error.code !== 'RATE_LIMITED') throw error
  throw data(null, { status: 429, headers: { 'retry-after': String(error.retryAfter ?? WAIT_S) } })
}
