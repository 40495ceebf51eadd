import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'
import { tooManyRequests } from './too-many-requests.ts'

/**
 * Rethrows an error as a 404 when the API answered NOT_FOUND, or INVALID for a malformed parameter, and as a 429
 * when it refused one call too many.
 */
export function notFound(error: unknown): never {
  const isNotFound = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  if (isNotFound) throw data(null, { status: 404 })
  return tooManyRequests(error)
}
