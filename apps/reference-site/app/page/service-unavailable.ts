import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'

const UNAVAILABLE = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE']

/** Rethrows an error as a 503 response when the API cannot be reached right now. */
export function serviceUnavailable(error: unknown): never {
  const isUnavailable = isShyrdakError(error) && UNAVAILABLE.includes(error.code)
  throw isUnavailable ? data(null, { status: 503 }) : error
}
