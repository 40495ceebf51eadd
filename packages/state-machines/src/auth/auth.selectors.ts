import type { AuthSnapshot } from './auth.machine.ts'
import { audienceOf, type Audience } from './session.ts'

/** Who is logged in; null for anybody else. */
export const selectAudience = ({ context: { session } }: AuthSnapshot): Audience | null =>
  session && audienceOf(session.clientType)

export type AuthState = 'anonymous' | 'logging_in' | Audience | 'logged_out' | 'expired'

/** The state by the name that is shown. */
export function selectState(snapshot: AuthSnapshot): AuthState {
  const { value } = snapshot
  if (typeof value === 'object') return selectAudience(snapshot) ?? 'anonymous'
  return value === 'opening' ? 'anonymous' : value
}
