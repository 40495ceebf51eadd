import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { useOwnFlow } from '../../store/use-own-flow.ts'

export const useAccessGate = (page: { returnTo: string; response: GateResponse | undefined }) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startAccessGate(store, page), {
    isEager: true,
  })
