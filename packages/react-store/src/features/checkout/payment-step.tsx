import { Button } from '@shyrdak/blocks/parts/button'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePaymentCharges } from '../payment/use-payment-charges.ts'
import { usePaymentMethods } from '../payment/use-payment-methods.ts'
import { ErrorSummary, fieldAnchor } from './error-summary.tsx'
import { NoPayments } from '../payment/no-payments.tsx'
import { PaymentMethods } from '../payment/payment-methods.tsx'
import { sumToPay } from '../payment/sum-to-pay.ts'
import { TermsLabel } from '../../parts/terms-label.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

export function PaymentStep({
  checkout,
  send,
  submitted,
  termsPath,
}: StepProps & { readonly termsPath: string }) {
  const { language, link } = useStore()
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const offered = usePaymentMethods()
  const { issues, form, paymentMethod, sums } = checkout
  const charges = usePaymentCharges(sums?.total)
  const charge = paymentMethod === null ? undefined : charges?.get(paymentMethod)
  const issueOf = (name: string) => issues.find(({ path }) => path[0] === name)
  const [method, terms] = [issueOf('payment_method'), issueOf('terms')]
  if (offered.length === 0)
    return (
      <div className="shyrdak-checkout-step">
        <StepHead>{t('steps.payment')}</StepHead>
        <NoPayments />
        <div className="shyrdak-checkout-actions">
          <Button tone="quiet" onClick={() => send({ type: 'delivery.open' })}>
            {t('back')}
          </Button>
        </div>
      </div>
    )
  return (
    <form
      className="shyrdak-checkout-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
        send({ type: 'order.place' })
      }}
    >
      <StepHead>{t('steps.payment')}</StepHead>
      <ErrorSummary issues={[method, terms].filter((issue) => issue !== undefined)} />
      <div data-path="payment_method" id={fieldAnchor('payment_method')}>
        <PaymentMethods
          offered={offered}
          chosen={paymentMethod}
          charges={charges}
          onChoose={(chosen) => send({ type: 'payment.choose', method: chosen })}
          error={method && textOf(method)}
        />
      </div>
      <p className="shyrdak-checkout-note shyrdak-checkout-safe">
        <Icon name="lock" />
        <span>{t('safe')}</span>
      </p>
      <div data-path="terms">
        <Checkbox
          id={fieldAnchor('terms')}
          name="terms"
          required
          checked={form.terms}
          onChange={({ currentTarget }) =>
            send({ type: 'form.change', change: { terms: currentTarget.checked } })
          }
          error={terms && textOf(terms)}
          label={<TermsLabel text={t('terms')} href={link(termsPath)} />}
        />
      </div>
      <div className="shyrdak-checkout-actions">
        <Button type="submit" size="large">
          {t('pay', { sum: sums ? sumToPay(sums.total, charge, language) : '' })}
        </Button>
        <Button tone="quiet" onClick={() => send({ type: 'delivery.open' })}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
