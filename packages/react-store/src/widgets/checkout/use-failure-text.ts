import { describeError, describeWait } from '@shyrdak/sdk/messages'
import { useStore } from '../../hooks/use-store.ts'
import type { CheckoutView } from '../../flows/checkout-view.ts'

/** Why the last effect failed, as a sentence. */
export function useFailureText({ failure, retryAfter }: CheckoutView): string {
  const { language } = useStore()
  if (failure === 'RATE_LIMITED' && retryAfter !== null) return describeWait(retryAfter, language)
  return describeError(failure ?? 'INTERNAL', language)
}
