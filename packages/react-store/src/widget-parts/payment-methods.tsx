import { Choice } from '@shyrdak/blocks/parts/choice'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@shyrdak/sdk/contract'
import { paymentProviderLabel } from '@shyrdak/sdk/words'
import { useStore } from '../hooks/use-store.ts'
import { useWords } from '../hooks/use-words.ts'

interface PaymentMethodsProps {
  readonly chosen: PaymentProvider | null
  readonly onChoose: (method: PaymentProvider) => void
  readonly error?: string | undefined
}

/** The four ways to pay. */
export function PaymentMethods({ chosen, onChoose, error }: PaymentMethodsProps) {
  const { language } = useStore()
  const words = useWords('order')
  return (
    <Choice
      id="shyrdak-payment_method-choice"
      name="payment_method"
      look="rows"
      label={words.method}
      {...(chosen === null ? {} : { value: chosen })}
      onChange={(value) => {
        const method = PAYMENT_PROVIDERS.find((one) => one === value)
        if (method) onChoose(method)
      }}
      error={error}
      options={PAYMENT_PROVIDERS.map((method) => ({
        value: method,
        label: paymentProviderLabel(method, language),
        note: words.paymentNotes[method],
      }))}
    />
  )
}
