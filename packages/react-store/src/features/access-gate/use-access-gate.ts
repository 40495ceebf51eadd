import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { useOwnFlow } from '../../store/use-own-flow.ts'

export const useAccessGate = (response: GateResponse | undefined) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startAccessGate(store, response), {
    isEager: true,
  })
