import type { AuthEvent, AuthView } from '@shyrdak/state-machines/auth'
import { useFlow, type Flow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The session of the page. */
export const useAuth = (): Flow<AuthView, AuthEvent> => useFlow(useStore().auth, true)
