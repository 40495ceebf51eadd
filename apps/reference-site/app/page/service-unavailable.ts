import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'
import { tooManyRequests } from './too-many-requests.ts'

const UNAVAILABLE = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE']

/**
 * Rethrows an error as a 503 response when the API cannot be reached right now, and as a 429 when it refused one
 * call too many, so that the page says to come back later.
 */
export function serviceUnavailable(error: unknown): never {
  const isUnavailable = isShyrdakError(error) && UNAVAILABLE.includes(error.code)
  if (isUnavailable) throw data(null, { status: 503 })
  return tooManyRequests(error)
}
