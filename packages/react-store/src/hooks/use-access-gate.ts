import type { GateSaid } from '@shyrdak/state-machines/access-gate'
import { useOwnJourney } from './use-own-journey.ts'

/** The curtain before a store that is not open yet. */
export const useAccessGate = (said: GateSaid | undefined) =>
  useOwnJourney(async (store) => (await import('../journeys/access-gate.ts')).startAccessGate(store, said), {
    isEager: true,
  })
