import type { CheckoutView } from '@shyrdak/state-machines/checkout'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'

/** The message of the last failure. */
export function useFailureText({ failure, retryAfter, placed }: CheckoutView): string {
  const t = useMessages('orders')
  const i18n = useCodeMessages('errors')
  if (failure === 'NOT_PAYABLE' && !placed) return t('noPayments')
  return failureText({ code: failure ?? 'INTERNAL', retryAfter }, i18n)
}
