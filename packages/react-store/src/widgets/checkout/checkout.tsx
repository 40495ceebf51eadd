import { useRef, type ReactNode } from 'react'
import { useCheckout } from '../../hooks/use-checkout.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { AlertsHere } from '../alert-stack/alerts-here.tsx'
import { CheckoutProgress } from './checkout-progress.tsx'
import { CheckoutStepView } from './checkout-step-view.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { UnreadCheckout } from './unread-checkout.tsx'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { useNextCheckout } from './use-next-checkout.ts'
import { useStepHistory } from './use-step-history.ts'

export interface CheckoutProps {
  /** Page of the terms & conditions; `/pages/terms` by default. */
  readonly termsPath?: string
  /** Rendered when the session ends during checkout, instead of the default message. */
  readonly sessionEnded?: ReactNode
}

/** Steps without anything to choose, shown without progress and summary. */
const ALONE = ['undeliverable', 'empty', 'unpaid', 'placed', 'leaving'] as const

/** Checkout: contact, delivery of every line, payment, bank. */
export function Checkout({ termsPath = '/pages/terms', sessionEnded }: CheckoutProps) {
  const messages = useMessages('checkout')
  const { checkout, send } = useCheckout()
  const root = useRef<HTMLDivElement>(null)
  const { submitted } = useFocusOnStep(root, checkout)
  const back = useStepHistory(checkout?.step ?? null, send)
  useNextCheckout(checkout?.step ?? null, send)
  const isAlone = checkout !== null && ALONE.some((step) => step === checkout.step)
  return (
    <div
      className="shyrdak-checkout"
      data-state={checkout?.step ?? 'unread'}
      data-alone={isAlone || undefined}
      ref={root}
    >
      {isAlone ? (
        <h1 className="shyrdak-hidden">{messages.title}</h1>
      ) : (
        <header className="shyrdak-checkout-head">
          <h1 className="shyrdak-checkout-title">{messages.title}</h1>
          <CheckoutProgress checkout={checkout} send={send} />
        </header>
      )}
      {checkout ? (
        <CheckoutStepView
          checkout={checkout}
          send={send}
          submitted={submitted}
          back={back}
          termsPath={termsPath}
          sessionEnded={checkout.failure === 'UNAUTHENTICATED' ? sessionEnded : null}
        />
      ) : (
        <UnreadCheckout />
      )}
      {checkout && !isAlone ? <CheckoutSummary checkout={checkout} /> : null}
      <AlertsHere />
    </div>
  )
}
