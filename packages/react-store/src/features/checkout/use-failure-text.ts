import { describeError, describeWait } from '@shyrdak/sdk/messages'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import type { CheckoutView } from '@shyrdak/state-machines/checkout'

/** The message of the last failure. */
export function useFailureText({ failure, retryAfter, placed }: CheckoutView): string {
  const t = useMessages('orders')
  const i18n = useCodeMessages('errors')
  if (failure === 'RATE_LIMITED' && retryAfter !== null) return describeWait(retryAfter, i18n)
  if (failure === 'NOT_PAYABLE' && !placed) return t('noPayments')
  return describeError(failure ?? 'INTERNAL', i18n)
}
