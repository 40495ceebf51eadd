import { Icon } from '@shyrdak/blocks/parts/icon'
import type { CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useMessages } from '../../messages/use-messages.ts'
import type { StepProps } from './step-props.ts'

const STEPS = ['contact', 'delivery', 'payment'] as const

const PLACES: Partial<Record<CheckoutStep, number>> = {
  delivery: 1,
  quoting: 1,
  unquoted: 1,
  payment: 2,
  placing: 2,
  refused: 2,
}

/** Three steps; completed ones can be opened again. */
export function CheckoutProgress({
  step,
  send,
}: { readonly step: CheckoutStep | null } & Pick<StepProps, 'send'>) {
  const t = useMessages('checkout')
  const at = (step && PLACES[step]) ?? 0
  const mayLeave = step === 'delivery' || step === 'payment'
  return (
    <nav aria-label={t('stepOf', { number: at + 1, all: STEPS.length })}>
      <ol className="shyrdak-checkout-progress">
        {STEPS.map((name, index) => {
          const state = index < at ? 'done' : index === at ? 'now' : 'ahead'
          const content = (
            <>
              <span className="shyrdak-checkout-number" aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <span>{t(`steps.${name}`)}</span>
            </>
          )
          return (
            <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'done' && mayLeave ? (
                <button
                  type="button"
                  className="shyrdak-checkout-place"
                  aria-label={`${t(`steps.${name}`)}, ${t('done')}`}
                  onClick={() => send({ type: index === 0 ? 'contact.open' : 'delivery.open' })}
                >
                  {content}
                </button>
              ) : (
                <span className="shyrdak-checkout-place">
                  {content}
                  {state === 'done' ? <span className="shyrdak-hidden">{t('done')}</span> : null}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
