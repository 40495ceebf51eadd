import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useWords } from '../../hooks/use-words.ts'
import { StepHead } from './step-head.tsx'

/** Something is under way that the person waits for. */
export function WaitingStep({ at }: { readonly at: 'quoting' | 'placing' | 'leaving' }) {
  const words = useWords('checkout')
  const text = at === 'placing' ? words.placingText : at === 'leaving' ? words.leavingText : null
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Spinner size="large" label={words[at]} />
      <StepHead>{words[at]}</StepHead>
      {text ? <p className="shyrdak-checkout-note">{text}</p> : null}
    </div>
  )
}
