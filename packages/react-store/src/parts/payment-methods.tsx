import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { useCodeMessages, useMessages } from '../messages/use-messages.ts'
import { isPaymentProvider } from './use-payment-methods.ts'

interface PaymentMethodsProps {
  readonly offered: readonly PaymentProvider[]
  readonly chosen: PaymentProvider | null
  readonly onChoose: (method: PaymentProvider) => void
  readonly error?: string | undefined
}

export function PaymentMethods({ offered, chosen, onChoose, error }: PaymentMethodsProps) {
  const t = useMessages('orders')
  const i18n = useCodeMessages('labels')
  return (
    <RadioGroup
      id="shyrdak-payment_method-choice"
      name="payment_method"
      variant="rows"
      notes="below"
      label={t('method')}
      {...(chosen === null ? {} : { value: chosen })}
      onChange={(value) => {
        if (isPaymentProvider(value)) onChoose(value)
      }}
      error={error}
      options={offered.map((method) => ({
        value: method,
        label: paymentProviderLabel(method, i18n),
        note: t(`paymentNotes.${method}`),
      }))}
    />
  )
}
