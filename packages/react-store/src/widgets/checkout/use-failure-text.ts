import { describeError, describeWait } from '@shyrdak/sdk/messages'
import { useStore } from '../../hooks/use-store.ts'
import type { CheckoutView } from '@shyrdak/state-machines/checkout'

/** The message of the last failure. */
export function useFailureText({ failure, retryAfter }: CheckoutView): string {
  const { language } = useStore()
  if (failure === 'RATE_LIMITED' && retryAfter !== null) return describeWait(retryAfter, language)
  return describeError(failure ?? 'INTERNAL', language)
}
