import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'

const AWAY = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE']

/** A store that cannot be reached right now is a page to come back for, not a broken one. */
export function awayPage(error: unknown): never {
  const isAway = isShyrdakError(error) && AWAY.includes(error.code)
  throw isAway ? data(null, { status: 503 }) : error
}
