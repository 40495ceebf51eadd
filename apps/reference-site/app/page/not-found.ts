import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'

/** Shows the page-not-found screen when the store does not have (or does not understand) what an address names. */
export function notFound(error: unknown): never {
  const isNotFound = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  throw isNotFound ? data(null, { status: 404 }) : error
}
