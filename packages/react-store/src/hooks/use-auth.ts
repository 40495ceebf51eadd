import type { AuthEvent } from '@shyrdak/state-machines/auth'
import type { AuthView } from '../flows/auth-view.ts'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

/** Who is logged in. `auth` is null until the device was asked. */
export function useAuth(): {
  readonly auth: AuthView | null
  readonly send: (event: AuthEvent) => Promise<void>
} {
  const { auth } = useStore()
  return { auth: useFlow(auth, true), send: auth.send }
}
