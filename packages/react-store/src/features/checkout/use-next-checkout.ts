import type { CheckoutEvent, CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useEffect, useRef } from 'react'

/** Opening checkout again after an order starts the next one, with what is left in the cart. */
export function useNextCheckout(
  step: CheckoutStep | null,
  send: (event: CheckoutEvent) => Promise<void>,
): void {
  const hasStarted = useRef(false)
  useEffect(() => {
    if (step === null || hasStarted.current) return
    hasStarted.current = true
    if (step === 'placed') void send({ type: 'checkout.next' })
  }, [step, send])
}
