export interface BackInStockMessages {
  readonly label: string
  readonly asking: string
  readonly size: string
  readonly email: string
  readonly emailHint: string
  /** Shown instead of the email field. */
  readonly known: (email: string) => string
  readonly submit: string
  readonly saving: string
  readonly failed: string
  readonly waiting: string
  readonly waitingText: (email: string) => string
  readonly confirming: string
  readonly confirmingText: (email: string, days: number) => string
  readonly another: string
}
