import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { useOwnFlow } from './use-own-flow.ts'

export const useAccessGate = (response: GateResponse | undefined) =>
  useOwnFlow(async (store) => (await import('../flows/access-gate.ts')).startAccessGate(store, response), {
    isEager: true,
  })
