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
  /** Where the terms & conditions are read; `/pages/terms` by default. */
  readonly termsPath?: string
  /** What is shown when the session ends meanwhile, instead of a sentence of its own: the ways to log in and go on. */
  readonly sessionEnded?: ReactNode
}

/** Steps after which there is nothing left to choose, so nothing stands beside them. */
const ALONE = ['undeliverable', 'empty', 'unpaid', 'placed', 'leaving'] as const

/** The purchase, step by step: who and where, delivery of every line, payment, the bank. */
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
