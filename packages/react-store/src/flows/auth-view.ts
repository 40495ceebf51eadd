import type { Issue } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import type { Audience, AuthEvent, AuthState } from '@shyrdak/state-machines/auth'
import type { LazyFlow } from '../store/lazy-flow.ts'

/** Who somebody is, as pages see it. */
export interface AuthView {
  /** The value of `data-state`. */
  readonly state: AuthState
  /** Null for whoever is not logged in. */
  readonly audience: Audience | null
  /** Empty when it is not known. */
  readonly firstName: string
  readonly userId: number | null
  /** The workshop of a craftsman. */
  readonly artisan: number | null
  /** Why nobody was let in. */
  readonly failure: { readonly code: FailureCode; readonly retryAfter: number | null } | null
  readonly issues: readonly Issue[]
}

export type AuthFlow = LazyFlow<AuthView, AuthEvent>
