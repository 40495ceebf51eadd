import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useWords } from '../../hooks/use-words.ts'
import { PaymentMethods } from '../../widget-parts/payment-methods.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFailureText } from './use-failure-text.ts'
import { WaitingGoods } from './waiting-goods.tsx'

/** The order stands, and the bank was not reached. */
export function UnpaidStep({ checkout, send, sessionEnded }: StepProps) {
  const words = useWords('checkout')
  const failure = useFailureText(checkout)
  return (
    <div className="shyrdak-checkout-step">
      <StepHead>{words.unpaidTitle}</StepHead>
      {sessionEnded ?? (checkout.failure ? <Alert tone="danger" title={failure} /> : null)}
      <p className="shyrdak-checkout-note">{words.unpaidText(checkout.placed?.order.order_number ?? '')}</p>
      <PaymentMethods
        chosen={checkout.paymentMethod}
        onChoose={(method) => void send({ type: 'payment.choose', method })}
      />
      <div className="shyrdak-checkout-actions">
        <Button size="large" onClick={() => void send({ type: 'payment.start' })}>
          {words.payAgain}
        </Button>
        <Button tone="quiet" onClick={() => void send({ type: 'payment.later' })}>
          {words.payLater}
        </Button>
      </div>
      <WaitingGoods checkout={checkout} send={send} />
    </div>
  )
}
