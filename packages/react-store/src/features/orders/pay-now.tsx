import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Money, PaymentProvider } from '@shyrdak/sdk/contract'
import { describeError } from '@shyrdak/sdk/messages'
import { useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { sumToPay } from '../payment/sum-to-pay.ts'
import { usePaymentCharges } from '../payment/use-payment-charges.ts'
import { usePaymentMethods } from '../payment/use-payment-methods.ts'
import type { PayableOrder } from './pay-order.ts'
import { NoPayments } from '../payment/no-payments.tsx'
import { PaymentMethods } from '../payment/payment-methods.tsx'
import { usePayment } from './use-payment.ts'

export interface PayNowProps {
  readonly order: PayableOrder & { readonly total: Money }
  /** The payment method selected initially. */
  readonly provider?: PaymentProvider | null
  /** Whether an earlier attempt failed. */
  readonly again?: boolean
  /** Called when the order turns out to be paid already. */
  readonly onPaid?: () => void
}

/** Chooses a payment method and goes to the bank. */
export function PayNow({ order, provider = null, again = false, onPaid }: PayNowProps) {
  const { language } = useStore()
  const t = useMessages('orders')
  const i18n = useCodeMessages('errors')
  const offered = usePaymentMethods()
  const [method, setMethod] = useState(provider)
  const charges = usePaymentCharges(order.total)
  const charge = method === null ? undefined : charges?.get(method)
  const { state, failure, pay, forget } = usePayment(order, onPaid)
  if (offered.length === 0) return <NoPayments />
  return (
    <form
      className="shyrdak-pay-now"
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault()
        if (method) void pay(method)
      }}
    >
      <PaymentMethods
        offered={offered}
        chosen={method}
        charges={charges}
        onChoose={(chosen) => {
          setMethod(chosen)
          forget()
        }}
      />
      {failure ? <Alert tone="danger" title={describeError(failure, i18n)} /> : null}
      <Button
        type="submit"
        size="large"
        busy={state === 'starting' || state === 'leaving'}
        disabled={method === null || !offered.includes(method)}
      >
        {t(again ? 'payAgain' : 'pay', { sum: sumToPay(order.total, charge, language) })}
      </Button>
      <p className="shyrdak-hidden" role="status">
        {state === 'starting' ? t('starting') : state === 'leaving' ? t('leaving') : ''}
      </p>
    </form>
  )
}
