import { messagesIn } from '../../messages/messages-in.ts'
import { i18nOf } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { isShyrdakError } from '@shyrdak/sdk'
import { formatMoney } from '@shyrdak/sdk/format'
import { managedPayments, type ManagedOrder, type ManagedPayment } from '@shyrdak/sdk/management'
import { describeError, paymentProviderLabel } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import type { Item } from '../use-item.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { isNeverPaid } from './order-move.ts'
import { PAYMENTS_ID } from './payments-id.ts'

interface Props extends Item<ManagedOrder> {
  order: ManagedOrder
  payment: ManagedPayment
}

/**
 * A payment for an order that was already paid or cancelled. One press refunds all of it; the store adds the
 * reason in the buyer's language.
 */
export function SurplusPayment({ order, payment, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const call = useDeskCall()
  const kind = isNeverPaid(order) ? 'late' : 'surplus'
  const sum = formatMoney(payment.refundable, payment.currency, language)
  const refund = useMutation({
    mutationFn: () =>
      save(
        call(managedPayments.refund, {
          params: { id: order.id, attempt: payment.attempt_id },
          body: {
            amount: payment.refundable,
            refundable: payment.refundable,
            returns_stock: false,
          },
        }),
      ),
    // The pressed button is gone with what it refunded.
    onSuccess: () => focusAfterRender(PAYMENTS_ID),
    onError: () => void reload(),
  })
  return (
    <Alert tone="danger" title={t(`payments.${kind}.title`)}>
      <p>
        {t(`payments.${kind}.text`, {
          sum,
          provider: paymentProviderLabel(payment.provider, i18nOf(language)),
        })}
      </p>
      {isShyrdakError(refund.error) ? <p>{describeError(refund.error.code, i18nOf(language))}</p> : null}
      <Button tone="danger" busy={refund.isPending} onClick={() => refund.mutate()}>
        {t('payments.refundAll', { sum })}
      </Button>
    </Alert>
  )
}
