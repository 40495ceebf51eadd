import type { CheckoutEvent } from '@shyrdak/state-machines/checkout'
import type { ReactNode } from 'react'
import type { CheckoutView } from '../../flows/checkout-view.ts'

/** What every step is given. */
export interface StepProps {
  readonly checkout: CheckoutView
  readonly send: (event: CheckoutEvent) => Promise<void>
  /** Called when a step is sent off: what is wrong then gets the focus. */
  readonly submitted: () => void
  /** To the step before. */
  readonly back: () => void
  /** What the page says of a session that has ended, when one has: nothing else is said of it then. */
  readonly sessionEnded?: ReactNode
}
