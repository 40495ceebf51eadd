import type { Money, PaymentCharge, PaymentProvider } from '@shyrdak/sdk/contract'
import { useEffect, useState } from 'react'
import { paymentsSdk } from './payments-sdk.ts'
import { useStore } from '../../store/use-store.ts'

export type PaymentCharges = ReadonlyMap<PaymentProvider, PaymentCharge>

/** Returns the charge of each payment method for a total in som; null until loaded. */
export function usePaymentCharges(total: Money | undefined): PaymentCharges | null {
  const store = useStore()
  const [charges, setCharges] = useState<{ of: Money; charges: PaymentCharges } | null>(null)
  useEffect(() => {
    if (total === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    async function ask(of: Money) {
      const { retailOrders } = await paymentsSdk(store)
      const listed = await retailOrders.payments.charges({ query: { total: of }, signal })
      if (!signal.aborted)
        setCharges({ of, charges: new Map(listed.map(({ provider, charge }) => [provider, charge])) })
    }
    ask(total).catch(() => undefined)
    return () => leaving.abort()
  }, [store, total])
  return charges !== null && charges.of === total ? charges.charges : null
}
