import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { useStore } from '../hooks/use-store.ts'
import { useMessages } from '../hooks/use-messages.ts'

// Listed again and checked by the type: importing the contract's list would load its schemas.
const METHODS: Readonly<Record<PaymentProvider, true>> = {
  paypal: true,
  kkb: true,
  kicb: true,
  yookassa: true,
}
const isMethod = (value: string): value is PaymentProvider => Object.hasOwn(METHODS, value)

interface PaymentMethodsProps {
  readonly chosen: PaymentProvider | null
  readonly onChoose: (method: PaymentProvider) => void
  readonly error?: string | undefined
}

export function PaymentMethods({ chosen, onChoose, error }: PaymentMethodsProps) {
  const { language } = useStore()
  const messages = useMessages('order')
  return (
    <RadioGroup
      id="shyrdak-payment_method-choice"
      name="payment_method"
      variant="rows"
      notes="below"
      label={messages.method}
      {...(chosen === null ? {} : { value: chosen })}
      onChange={(value) => {
        if (isMethod(value)) onChoose(value)
      }}
      error={error}
      options={Object.keys(METHODS)
        .filter(isMethod)
        .map((method) => ({
          value: method,
          label: paymentProviderLabel(method, language),
          note: messages.paymentNotes[method],
        }))}
    />
  )
}
