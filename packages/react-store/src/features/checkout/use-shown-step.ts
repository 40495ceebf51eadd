import type { CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useState } from 'react'

/** The step to render. The contact stays until the prices are there: nothing moves under the hand that sent it. */
export function useShownStep(step: CheckoutStep | null): CheckoutStep | null {
  const [shown, setShown] = useState(step)
  const isContact = shown === 'contact' || shown === 'checking'
  const next = step === 'quoting' && isContact ? shown : step
  if (next !== shown) setShown(next)
  return next
}
