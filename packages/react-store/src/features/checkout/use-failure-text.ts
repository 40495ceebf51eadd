import { describeError, describeWait } from '@shyrdak/sdk/messages'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import type { CheckoutView } from '@shyrdak/state-machines/checkout'

/** The message of the last failure. */
export function useFailureText({ failure, retryAfter, placed }: CheckoutView): string {
  const { language } = useStore()
  const { noPayments } = useMessages('order')
  if (failure === 'RATE_LIMITED' && retryAfter !== null) return describeWait(retryAfter, language)
  if (failure === 'NOT_PAYABLE' && !placed) return noPayments
  return describeError(failure ?? 'INTERNAL', language)
}
