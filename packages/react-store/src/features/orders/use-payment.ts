import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useEffect, useState } from 'react'
import { failureOfCall } from '../../parts/failure-of-call.ts'
import { useStore } from '../../store/use-store.ts'
import { payOrder, type PayableOrder } from './pay-order.ts'

/** Errors with a message of their own; all others are shown as PAYMENT_FAILED. */
const SPECIFIC_FAILURES = ['SOLD_OUT', 'NOT_PAYABLE', 'RATE_LIMITED', 'NETWORK', 'NOT_FOUND'] as const

/** In milliseconds. A page that is still shown after this time was not left for the bank. */
const LEAVE_TIMEOUT_MS = 10_000

/** Starts one payment at a time. After a failure it can be started again: the server continues an open one. */
export function usePayment(order: PayableOrder, onPaid?: () => void) {
  const store = useStore()
  const [state, setState] = useState<'choosing' | 'starting' | 'leaving' | 'failed'>('choosing')
  const [failure, setFailure] = useState<FailureCode | null>(null)

  useEffect(() => {
    if (state !== 'leaving') return undefined
    // Returning from the bank with the back button offers payment again.
    const again = () => setState('choosing')
    const timer = setTimeout(again, LEAVE_TIMEOUT_MS)
    addEventListener('pageshow', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', again)
    }
  }, [state])

  async function pay(provider: PaymentProvider) {
    if (state === 'starting' || state === 'leaving') return
    setState('starting')
    setFailure(null)
    try {
      await payOrder(store, order, provider)
      setState('leaving')
    } catch (error) {
      const { code } = failureOfCall(error)
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
