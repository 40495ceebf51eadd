import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { describeRate, paymentProviderLabel } from '@shyrdak/sdk/messages'
import { useId } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { PaymentCharges } from './use-payment-charges.ts'
import { isPaymentProvider } from './use-payment-methods.ts'

interface PaymentMethodsProps {
  readonly offered: readonly PaymentProvider[]
  readonly chosen: PaymentProvider | null
  readonly onChoose: (method: PaymentProvider) => void
  readonly error?: string | undefined
  /** What each method charges for the total; null until loaded. */
  readonly charges: PaymentCharges | null
}

/** Whether every method charges in som. Shown before a method is chosen. */
const areAllInSom = (charges: PaymentCharges | null): boolean =>
  charges !== null && charges.size > 0 && [...charges.values()].every(({ rate }) => rate === null)

/** The payment methods, and the charge of the chosen one: in som, or in another currency at a rate. */
export function PaymentMethods({ offered, chosen, onChoose, error, charges }: PaymentMethodsProps) {
  const { language } = useStore()
  const id = useId()
  const t = useMessages('orders')
  const i18n = useCodeMessages('labels')
  const charge = chosen === null ? undefined : charges?.get(chosen)
  const rate = charge ? describeRate(charge, i18n) : null
  const isSomOnly = chosen === null ? areAllInSom(charges) : charge?.rate === null
  const isWithoutRate = chosen !== null && charges !== null && !charge && offered.includes(chosen)
  return (
    <>
      <RadioGroup
        id={id}
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
      <p
        className="shyrdak-payment-methods-charge"
        role="status"
        data-converted={charge?.rate ? true : undefined}
      >
        {charge && rate !== null ? (
          <UnbrokenName
            text={t('charged', { sum: formatMoney(charge.amount, charge.currency, language), rate })}
          />
        ) : isSomOnly ? (
          t('somOnly')
        ) : isWithoutRate ? (
          t('withoutRate', { provider: paymentProviderLabel(chosen, i18n) })
        ) : (
          ''
        )}
      </p>
    </>
  )
}
