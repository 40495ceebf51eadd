import type { CheckoutEvent, CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useEffect, useRef } from 'react'

/** Whoever comes to the checkout again after a purchase begins the next one, with what waits in the basket. */
export function useNextCheckout(
  step: CheckoutStep | null,
  send: (event: CheckoutEvent) => Promise<void>,
): void {
  const hasCome = useRef(false)
  useEffect(() => {
    if (step === null || hasCome.current) return
    hasCome.current = true
    if (step === 'placed') void send({ type: 'checkout.next' })
  }, [step, send])
}
