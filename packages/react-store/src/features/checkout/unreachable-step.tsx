import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../store/use-messages.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFailureText } from './use-failure-text.ts'

/** The quote could not be loaded. */
export function UnreachableStep({ checkout, send, sessionEnded }: StepProps) {
  const messages = useMessages('checkout')
  const failure = useFailureText(checkout)
  return (
    <div className="shyrdak-checkout-step">
      <StepHead>{messages.steps.delivery}</StepHead>
      {sessionEnded ?? (
        <Alert tone="danger" title={messages.unreachableTitle}>
          <p>{failure}</p>
          <p>{messages.nothingLost}</p>
        </Alert>
      )}
      <div className="shyrdak-checkout-actions">
        {sessionEnded ? null : (
          <Button size="large" onClick={() => void send({ type: 'quote.retry' })}>
            {messages.retry}
          </Button>
        )}
        <Button tone="quiet" onClick={() => void send({ type: 'contact.open' })}>
          {messages.back}
        </Button>
      </div>
    </div>
  )
}
