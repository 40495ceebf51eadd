import { isShyrdakError } from '@shyrdak/sdk'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { payOrder, type PayableOrder } from './pay-order.ts'

/** Errors with a message of their own; all others are shown as PAYMENT_FAILED. */
const SPECIFIC_FAILURES = ['SOLD_OUT', 'NOT_PAYABLE', 'RATE_LIMITED', 'NETWORK', 'NOT_FOUND'] as const

/** Starts one payment at a time. After a failure it can be started again: the server continues an open one. */
export function usePayment(order: PayableOrder, onPaid?: () => void) {
  const store = useStore()
  const [state, setState] = useState<'choosing' | 'starting' | 'leaving' | 'failed'>('choosing')
  const [failure, setFailure] = useState<FailureCode | null>(null)

  async function pay(provider: PaymentProvider) {
    if (state === 'starting' || state === 'leaving') return
    setState('starting')
    setFailure(null)
    try {
      await payOrder(store, order, provider)
      setState('leaving')
    } catch (error) {
      const code = isShyrdakError(error) ? error.code : 'INTERNAL'
      setState('failed')
      if (code === 'ALREADY_PAID') return onPaid ? onPaid() : store.ports.navigation.reload()
      setFailure(SPECIFIC_FAILURES.find((one) => one === code) ?? 'PAYMENT_FAILED')
    }
  }

  return {
    state,
    failure,
    pay,
    /** Hides the failure, for example when another method is chosen. */
    forget: () => setFailure(null),
  }
}
