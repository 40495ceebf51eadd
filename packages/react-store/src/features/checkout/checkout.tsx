import { useRef, type ReactNode } from 'react'
import { useCheckout } from './use-checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Heading, Headings, type HeadingLevel } from '../../parts/heading.tsx'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { UnpaidOrder } from '../orders/unpaid-order.tsx'
import { CHECKOUT_NAMESPACES } from './checkout-namespaces.ts'
import { CheckoutProgress } from './checkout-progress.tsx'
import { CheckoutStepView } from './checkout-step-view.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { UnreadCheckout } from './unread-checkout.tsx'
import { useIgnoreDoubleClicks } from './use-ignore-double-clicks.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { useNextCheckout } from './use-next-checkout.ts'
import { usePreservedHeight } from './use-preserved-height.ts'
import { useShownStep } from './use-shown-step.ts'
import { useStepHistory } from './use-step-history.ts'

export interface CheckoutProps {
  /** Heading level of the title; 2 by default. */
  readonly level?: HeadingLevel
  /** Path of the terms and conditions page; `/pages/terms` by default. */
  readonly termsPath?: string
  /** Rendered when the session ends during checkout, instead of the default message. */
  readonly sessionEnded?: ReactNode
}

/** Steps without a choice to make, shown without progress and summary. */
const ALONE = ['undeliverable', 'empty', 'unpaid', 'recovered', 'placed', 'leaving'] as const

/** Steps that need no input and end by themselves. */
const PASSING = ['checking', 'quoting', 'placing', 'leaving'] as const

/** Checkout: contact, delivery of every line, payment, bank. */
export function Checkout({ level = 2, termsPath = '/pages/terms', sessionEnded }: CheckoutProps) {
  const t = useMessages('checkout', ...CHECKOUT_NAMESPACES)
  const { view: checkout, send, isUnavailable, retry } = useCheckout()
  const root = useRef<HTMLDivElement>(null)
  const step = checkout?.step ?? null
  const shown = useShownStep(step)
  const isPassing = PASSING.some((one) => one === step)
  useIgnoreDoubleClicks(shown)
  usePreservedHeight(root, isPassing)
  const { submitted } = useFocusOnStep(root, checkout, shown)
  useStepHistory(step, send)
  useNextCheckout(step, send)
  const isAlone = checkout !== null && ALONE.some((step) => step === checkout.step)
  return (
    <div
      className="shyrdak-checkout"
      data-state={step ?? (isUnavailable ? 'unavailable' : 'unread')}
      data-alone={isAlone || undefined}
      ref={root}
    >
      <Headings value={level}>
        {isAlone ? (
          <Heading className="shyrdak-hidden">{t('title')}</Heading>
        ) : (
          <header className="shyrdak-checkout-head">
            <Heading className="shyrdak-checkout-title" tabIndex={-1}>
              {t('title')}
            </Heading>
            <CheckoutProgress step={shown} send={send} />
          </header>
        )}
        {step === 'contact' ? <UnpaidOrder /> : null}
        {checkout ? (
          <CheckoutStepView
            checkout={checkout}
            shown={shown ?? checkout.step}
            send={send}
            submitted={submitted}
            termsPath={termsPath}
            sessionEnded={checkout.failure === 'UNAUTHENTICATED' ? sessionEnded : null}
          />
        ) : (
          <UnreadCheckout onRetry={isUnavailable ? retry : undefined} />
        )}
        {checkout && !isAlone ? <CheckoutSummary checkout={checkout} /> : null}
      </Headings>
      <AlertsHere />
    </div>
  )
}
