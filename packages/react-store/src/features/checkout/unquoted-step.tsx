import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFailureText } from './use-failure-text.ts'

/** The quote could not be loaded; it is requested again once the network is back. */
export function UnquotedStep({ checkout, send, sessionEnded }: StepProps) {
  const t = useMessages('checkout')
  const failure = useFailureText(checkout)
  useEffect(() => {
    const retry = () => send({ type: 'quote.retry' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [send])
  return (
    <div className="shyrdak-checkout-step">
      <StepHead>{t('steps.delivery')}</StepHead>
      {sessionEnded ?? (
        <Alert tone="danger" title={t('unquotedTitle')}>
          <p>{failure}</p>
          <p>{t('nothingLost')}</p>
        </Alert>
      )}
      <div className="shyrdak-checkout-actions">
        {sessionEnded ? null : (
          <Button size="large" onClick={() => send({ type: 'quote.retry' })}>
            {t('retry')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => send({ type: 'contact.open' })}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
