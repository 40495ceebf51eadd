import type { AuthEvent, AuthView } from '@shyrdak/state-machines/auth'
import { useFlow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** Who is logged in. `auth` is null until storage is read. */
export function useAuth(): {
  readonly auth: AuthView | null
  readonly send: (event: AuthEvent) => Promise<void>
} {
  const { auth } = useStore()
  return { auth: useFlow(auth, true), send: auth.send }
}
