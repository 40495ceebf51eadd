import type { AccessGateSnapshot } from './access-gate.machine.ts'

/** The visible state: the value of `data-state`. */
export type AccessGateState = Exclude<AccessGateSnapshot['value'], 'opening' | 'answered'>

const selectState = ({ value }: AccessGateSnapshot): AccessGateState =>
  value === 'opening' || value === 'answered' ? 'closed' : value // transient states occur in no snapshot

export const selectAccessGate = (snapshot: AccessGateSnapshot) => {
  const { response } = snapshot.context
  return {
    state: selectState(snapshot),
    /** Seconds until the next attempt is accepted, while `limited`. */
    retryAfter: response?.kind === 'limited' ? response.retryAfter : null,
  }
}
export type AccessGateView = Readonly<ReturnType<typeof selectAccessGate>>
