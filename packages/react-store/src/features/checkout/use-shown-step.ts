import type { CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useState } from 'react'

/** The step to render. The contact form stays until the quote is loaded, so that the button does not move. */
export function useShownStep(step: CheckoutStep | null): CheckoutStep | null {
  const [shown, setShown] = useState(step)
  const isContact = shown === 'contact' || shown === 'checking'
  const next = step === 'quoting' && isContact ? shown : step
  if (next !== shown) setShown(next)
  return next
}
