import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'
import { StepHead } from './step-head.tsx'

export function WaitingStep({ at }: { readonly at: 'quoting' | 'placing' | 'leaving' }) {
  const t = useMessages('checkout')
  const text = at === 'placing' ? t('placingText') : at === 'leaving' ? t('leavingText') : null
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Spinner size="large" label={t(at)} />
      <StepHead>{t(at)}</StepHead>
      {text ? <p className="shyrdak-checkout-note">{text}</p> : null}
    </div>
  )
}
