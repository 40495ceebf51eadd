import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'

const UNAVAILABLE = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE']

/** A store that cannot be reached right now is a page to come back for, not a broken one. */
export function serviceUnavailable(error: unknown): never {
  const isUnavailable = isShyrdakError(error) && UNAVAILABLE.includes(error.code)
  throw isUnavailable ? data(null, { status: 503 }) : error
}
