import { isShyrdakError } from '@shyrdak/sdk'
import type { Failure } from '@shyrdak/state-machines/retail-cart'
import { UNAVAILABLE } from './failure-text.ts'
import { isUnloaded } from '../store/is-unloaded.ts'

/**
 * Converts the error of a call. Code that cannot be loaded is a lost connection. Any other error that is not the
 * SDK's is a mistake of ours: people are told that it is, and it is logged.
 */
export function failureOfCall(error: unknown): Failure {
  if (isShyrdakError(error)) {
    const { code, retryAfter = null, issues } = error
    return { code, retryAfter, issues }
  }
  if (isUnloaded(error)) return { ...UNAVAILABLE, issues: [] }
  console.error('Shyrdak:', error)
  return { code: 'INTERNAL', retryAfter: null, issues: [] }
}
