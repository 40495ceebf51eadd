import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import { UNAVAILABLE, type FailureReason } from './failure-text.ts'

interface CallFailure extends FailureReason {
  readonly issues: readonly Issue[]
}

/** What Chrome and Firefox, Safari, and Vite for a style sheet say of code that cannot be loaded. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload/

/**
 * Converts the error of a call. Code that cannot be loaded is a lost connection. Any other error that is not the
 * SDK's is a mistake of ours: people are told that it is, and it is logged.
 */
export function failureOfCall(error: unknown): CallFailure {
  if (isShyrdakError(error)) {
    const { code, retryAfter = null, issues } = error
    return { code, retryAfter, issues }
  }
  if (error instanceof Error && UNLOADED.test(error.message)) return { ...UNAVAILABLE, issues: [] }
  console.error('Shyrdak:', error)
  return { code: 'INTERNAL', retryAfter: null, issues: [] }
}
