import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { useEffect, useState } from 'react'
import { paymentsSdk } from './payments-sdk.ts'
import { useStore } from '../../store/use-store.ts'

// Repeats the contract's list, checked by the type: importing it would load the contract's schemas.
const KNOWN: Readonly<Record<PaymentProvider, true>> = {
  paypal: true,
  kkb: true,
  kicb: true,
  yookassa: true,
}
export const isPaymentProvider = (value: string): value is PaymentProvider => Object.hasOwn(KNOWN, value)
const ALL = Object.keys(KNOWN).filter(isPaymentProvider)

/** Returns the payment methods on offer; all known methods until loaded. Placing an order checks again. */
export function usePaymentMethods(): readonly PaymentProvider[] {
  const store = useStore()
  const [offered, setOffered] = useState<readonly PaymentProvider[]>(ALL)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function ask() {
      const { retailOrders } = await paymentsSdk(store)
      const methods = await retailOrders.payments.methods({ signal })
      if (!signal.aborted) setOffered(methods)
    }
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [store])
  return offered
}
