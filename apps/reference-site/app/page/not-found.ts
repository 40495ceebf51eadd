import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'

/** Rethrows an error as a 404 when the API answered NOT_FOUND, or INVALID for a malformed parameter. */
export function notFound(error: unknown): never {
  const isNotFound = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  throw isNotFound ? data(null, { status: 404 }) : error
}
