import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { formatDateTime } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { usePaymentCharges } from '../payment/use-payment-charges.ts'
import { usePaymentMethods } from '../payment/use-payment-methods.ts'
import { NoPayments } from '../payment/no-payments.tsx'
import { PaymentMethods } from '../payment/payment-methods.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFailureText } from './use-failure-text.ts'
import { WaitingGoods } from './waiting-goods.tsx'

/** The order is placed, but the payment could not be started. */
export function UnpaidStep({ checkout, send, sessionEnded }: StepProps) {
  const { language, ports } = useStore()
  const t = useMessages('checkout')
  const tOrders = useMessages('orders')
  const held = checkout.placed?.order.held_until
  const failure = useFailureText(checkout)
  const offered = usePaymentMethods()
  const charges = usePaymentCharges(checkout.placed?.order.total)
  return (
    <div className="shyrdak-checkout-step">
      <StepHead>{t('unpaidTitle')}</StepHead>
      {sessionEnded ?? (checkout.failure ? <Alert tone="danger" title={failure} /> : null)}
      <p className="shyrdak-checkout-note">
        {t('unpaidText', { number: checkout.placed?.order.order_number ?? '' })}
        {held && Date.parse(held) > ports.now() ? (
          <UnbrokenName text={` ${tOrders('heldUntil', { when: formatDateTime(held, language) })}`} />
        ) : null}
      </p>
      {offered.length === 0 ? (
        <NoPayments />
      ) : (
        <PaymentMethods
          offered={offered}
          chosen={checkout.paymentMethod}
          charges={charges}
          onChoose={(method) => send({ type: 'payment.choose', method })}
        />
      )}
      <div className="shyrdak-checkout-actions">
        {offered.length === 0 ? null : (
          <Button size="large" onClick={() => send({ type: 'payment.start' })}>
            {t('payAgain')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => send({ type: 'payment.later' })}>
          {t('payLater')}
        </Button>
      </div>
      <WaitingGoods checkout={checkout} send={send} />
    </div>
  )
}
