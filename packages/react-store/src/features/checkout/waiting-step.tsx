import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../store/use-messages.ts'
import { StepHead } from './step-head.tsx'

export function WaitingStep({ at }: { readonly at: 'quoting' | 'placing' | 'leaving' }) {
  const messages = useMessages('checkout')
  const text = at === 'placing' ? messages.placingText : at === 'leaving' ? messages.leavingText : null
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Spinner size="large" label={messages[at]} />
      <StepHead>{messages[at]}</StepHead>
      {text ? <p className="shyrdak-checkout-note">{text}</p> : null}
    </div>
  )
}
