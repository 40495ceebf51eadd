import { isShyrdakError } from '@shyrdak/sdk'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { isUnknownResult } from '@shyrdak/state-machines/checkout/rules'
import { useRef, useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { payOrder, type PayableOrder } from './pay-order.ts'

/** Errors with a message of their own; all others are shown as PAYMENT_FAILED. */
const SPECIFIC_FAILURES = ['SOLD_OUT', 'NOT_PAYABLE', 'RATE_LIMITED', 'NETWORK', 'NOT_FOUND'] as const

/** Starts one payment at a time. An attempt with an unknown result is retried with the same key. */
export function usePayment(order: PayableOrder, onPaid?: () => void) {
  const store = useStore()
  const [state, setState] = useState<'choosing' | 'starting' | 'leaving' | 'failed'>('choosing')
  const [failure, setFailure] = useState<FailureCode | null>(null)
  const key = useRef<string | null>(null)

  async function pay(provider: PaymentProvider) {
    if (state === 'starting' || state === 'leaving') return
    setState('starting')
    setFailure(null)
    key.current ??= store.ports.newKey()
    try {
      await payOrder(store, order, provider, key.current)
      setState('leaving')
    } catch (error) {
      const code = isShyrdakError(error) ? error.code : 'INTERNAL'
      // With an unknown result, the key is kept, since the payment may have started.
      if (!isUnknownResult({ code })) key.current = null
      setState('failed')
      if (code === 'ALREADY_PAID') return onPaid ? onPaid() : store.ports.navigation.reload()
      setFailure(SPECIFIC_FAILURES.find((one) => one === code) ?? 'PAYMENT_FAILED')
    }
  }

  return {
    state,
    failure,
    pay,
    /** Resets the attempt, for example when another method is chosen. */
    forget() {
      key.current = null
      setFailure(null)
    },
  }
}
