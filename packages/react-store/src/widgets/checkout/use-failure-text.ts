import { describeError, describeWait } from '@shyrdak/sdk/words'
import { useStore } from '../../hooks/use-store.ts'
import type { CheckoutView } from '../../journeys/checkout-view.ts'

/** Why the last effect failed, as a sentence. */
export function useFailureText({ failure, retryAfter }: CheckoutView): string {
  const { language } = useStore()
  if (failure === 'RATE_LIMITED' && retryAfter !== null) return describeWait(retryAfter, language)
  return describeError(failure ?? 'INTERNAL', language)
}
