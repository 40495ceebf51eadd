import type { AuthSnapshot } from './auth.machine.ts'
import { audienceOf, type Audience } from './session.ts'

/** The audience of the current session; null for guests. */
export const selectAudience = ({ context: { session } }: AuthSnapshot): Audience | null =>
  session && audienceOf(session.clientType)

/** The value of `data-state`. */
export type AuthState = 'anonymous' | 'logging_in' | Audience | 'logged_out' | 'expired'

/** The state of a logged-in user is their audience. */
export function selectState(snapshot: AuthSnapshot): AuthState {
  const { value } = snapshot
  if (typeof value === 'object') return selectAudience(snapshot) ?? 'anonymous'
  return value === 'opening' ? 'anonymous' : value
}

export const selectAuth = (snapshot: AuthSnapshot) => {
  const { session, failure, issues } = snapshot.context
  return {
    state: selectState(snapshot),
    /** Null for guests. */
    audience: selectAudience(snapshot),
    /** Empty when unknown. */
    firstName: session?.firstName ?? '',
    userId: session?.userId ?? null,
    /** The id of a craftsman's workshop. */
    artisan: session?.artisan ?? null,
    /** Why the last login failed. */
    failure,
    issues,
  }
}
export type AuthView = Readonly<ReturnType<typeof selectAuth>>
