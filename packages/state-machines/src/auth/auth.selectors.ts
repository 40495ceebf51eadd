import type { AuthSnapshot } from './auth.machine.ts'
import { audienceOf, type Audience } from './session.ts'

/** Who is logged in; null for anybody else. */
export const selectAudience = ({ context: { session } }: AuthSnapshot): Audience | null =>
  session && audienceOf(session.clientType)

/** The value of `data-state`. */
export type AuthState = 'anonymous' | 'logging_in' | Audience | 'logged_out' | 'expired'

/** The audience replaces the state of a logged-in user. */
export function selectState(snapshot: AuthSnapshot): AuthState {
  const { value } = snapshot
  if (typeof value === 'object') return selectAudience(snapshot) ?? 'anonymous'
  return value === 'opening' ? 'anonymous' : value
}

export const selectAuth = (snapshot: AuthSnapshot) => {
  const { session, failure, issues } = snapshot.context
  return {
    state: selectState(snapshot),
    /** Null for whoever is not logged in. */
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
