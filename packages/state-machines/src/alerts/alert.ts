/** `message` is a message key, formatted with `params`. */
export interface NewAlert {
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly tone?: 'success' | 'info' | 'error'
  /** In milliseconds; `ALERT_TIMEOUT_MS` by default. */
  readonly timeout?: number
  /** The button: the name of an action, handled by the code that raised the alert, and a message key. */
  readonly action?: { readonly name: string; readonly label: string }
}

/** Why an alert does not expire: it is hovered or has the focus. */
export type Hold = 'pointer' | 'focus'

export interface Alert extends Required<Omit<NewAlert, 'timeout' | 'action'>> {
  readonly id: string
  readonly timeout: number
  readonly action: NewAlert['action'] | null
  /** `alert` interrupts a screen reader, `status` does not. */
  readonly role: 'status' | 'alert'
  readonly holds: readonly Hold[]
}

/** How long an alert is shown by default, in milliseconds. Source: spec §9. */
export const ALERT_TIMEOUT_MS = 1500

/** Maximum number of alerts shown at once. */
export const MAX_ALERTS = 5
