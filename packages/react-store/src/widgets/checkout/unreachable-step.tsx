import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useWords } from '../../hooks/use-words.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFailureText } from './use-failure-text.ts'

/** The store did not say what things cost and how they travel. */
export function UnreachableStep({ checkout, send, sessionEnded }: StepProps) {
  const words = useWords('checkout')
  const failure = useFailureText(checkout)
  return (
    <div className="shyrdak-checkout-step">
      <StepHead>{words.steps.delivery}</StepHead>
      {sessionEnded ?? (
        <Alert tone="danger" title={words.unreachableTitle}>
          <p>{failure}</p>
          <p>{words.nothingLost}</p>
        </Alert>
      )}
      <div className="shyrdak-checkout-actions">
        {sessionEnded ? null : (
          <Button size="large" onClick={() => void send({ type: 'quote.retry' })}>
            {words.retry}
          </Button>
        )}
        <Button tone="quiet" onClick={() => void send({ type: 'contact.open' })}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
