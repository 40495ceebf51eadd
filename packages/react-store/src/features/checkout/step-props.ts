import type { CheckoutEvent, CheckoutView } from '@shyrdak/state-machines/checkout'
import type { ReactNode } from 'react'

export interface StepProps {
  readonly checkout: CheckoutView
  readonly send: (event: CheckoutEvent) => void
  /** Call on submit, so that errors that follow are focused. */
  readonly submitted: () => void
  /** Replaces the default message of an ended session; null while the session is valid. */
  readonly sessionEnded?: ReactNode
}
