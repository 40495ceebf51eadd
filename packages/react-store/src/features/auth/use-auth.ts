import type { AuthEvent, AuthView } from '@shyrdak/state-machines/auth'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** Returns the current session. `auth` is null until storage is read. */
export function useAuth(): {
  readonly auth: AuthView | null
  readonly send: (event: AuthEvent) => Promise<void>
} {
  const { auth } = useStore()
  return { auth: useLazyActor(auth, true), send: auth.send }
}
