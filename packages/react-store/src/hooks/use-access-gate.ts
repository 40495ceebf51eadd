import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { useOwnFlow } from './use-own-flow.ts'

/** The curtain before a store that is not open yet. */
export const useAccessGate = (said: GateResponse | undefined) =>
  useOwnFlow(async (store) => (await import('../flows/access-gate.ts')).startAccessGate(store, said), {
    isEager: true,
  })
