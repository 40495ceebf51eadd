import type { CheckoutEvent, CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useEffect, useRef } from 'react'

/** When checkout is opened again after an order, starts the next one with the rest of the cart. */
export function useNextCheckout(step: CheckoutStep | null, send: (event: CheckoutEvent) => void): void {
  const hasStarted = useRef(false)
  useEffect(() => {
    if (step === null || hasStarted.current) return
    hasStarted.current = true
    if (step === 'placed' || step === 'recovered') send({ type: 'checkout.next' })
  }, [step, send])
}
