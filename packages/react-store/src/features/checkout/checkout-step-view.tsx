import type { CheckoutStep } from '@shyrdak/state-machines/checkout'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlacedStep } from './placed-step.tsx'
import { RecoveredStep } from './recovered-step.tsx'
import { RefusedStep } from './refused-step.tsx'
import type { StepProps } from './step-props.ts'
import { EmptyStep, UndeliverableStep } from './still-step.tsx'
import { UnpaidStep } from './unpaid-step.tsx'
import { UnquotedStep } from './unquoted-step.tsx'
import { WaitingStep } from './waiting-step.tsx'

interface CheckoutStepViewProps extends StepProps {
  /** The step to render: the submitted contact form while the quote is loading. */
  readonly shown: CheckoutStep
  readonly termsPath: string
}

export function CheckoutStepView({ shown: at, termsPath, ...step }: CheckoutStepViewProps) {
  switch (at) {
    case 'contact':
    case 'checking':
      return <ContactStep {...step} />
    case 'delivery':
      return <DeliveryStep {...step} />
    case 'payment':
      return <PaymentStep {...step} termsPath={termsPath} />
    case 'quoting':
    case 'placing':
    case 'leaving':
      return <WaitingStep at={at} />
    case 'unquoted':
      return <UnquotedStep {...step} />
    case 'refused':
      return <RefusedStep {...step} />
    case 'unpaid':
      return <UnpaidStep {...step} />
    case 'recovered':
      return <RecoveredStep {...step} />
    case 'placed':
      return <PlacedStep {...step} />
    case 'undeliverable':
      return <UndeliverableStep />
    case 'empty':
      return <EmptyStep />
    default:
      return at satisfies never
  }
}
