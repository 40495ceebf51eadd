/** What an alert says and how. `message` is a key of the locale, filled in with `params`. */
export interface NewAlert {
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly tone?: 'success' | 'info' | 'error'
  /** How long it stays, in milliseconds; `alertTimeout` unless told. */
  readonly timeout?: number
  /** What pressing its button does: a name that whoever raised it understands, and the key of the button's text. */
  readonly action?: { readonly name: string; readonly label: string }
}

/** Why an alert does not go: a pointer rests on it, or the focus is in it. */
export type Hold = 'pointer' | 'focus'

export interface Alert extends Required<Omit<NewAlert, 'timeout' | 'action'>> {
  readonly id: string
  readonly timeout: number
  readonly action: NewAlert['action'] | null
  /** How it is announced: `alert` interrupts what a screen reader says, `status` waits its turn. */
  readonly role: 'status' | 'alert'
  readonly holds: readonly Hold[]
}

/** How long an alert stays unless told. Source: spec §9. */
export const ALERT_TIMEOUT = 1500

/** More at once nobody reads. */
export const MOST_ALERTS = 5
