/** What the gate shows: the value of `data-state`. */
export type AccessGateState =
  'closed' | 'returning' | 'checking' | 'refused' | 'limited' | 'failed' | 'granted'

export interface AccessGateView {
  readonly state: AccessGateState
  /** Seconds until the next attempt is heard, while `limited`. */
  readonly retryAfter: number | null
}
