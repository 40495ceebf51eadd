import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatSom } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RefusedCode } from '../discount/refused-code.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { useFailureText } from './use-failure-text.ts'

/** The order was refused, or its result is unknown: what has changed, and how to continue. */
export function RefusedStep({ checkout, send, sessionEnded }: StepProps) {
  const { link } = useStore()
  const t = useMessages('checkout')
  const failure = useFailureText(checkout)
  const { newQuote, newSums, newDiscount, sums, isUnsettled, isOrderedBefore } = checkout
  const isOrderable =
    newQuote !== null && newQuote.delivers && newQuote.lines.every(({ state }) => state === 'available')
  const isOtherSum = sums !== null && newSums !== null && sums.total !== newSums.total
  return (
    <div className="shyrdak-checkout-step">
      <StepHead>
        {t(isOrderedBefore ? 'orderedTitle' : isUnsettled ? 'unsettledTitle' : 'refusedTitle')}
      </StepHead>
      {sessionEnded ?? (
        <Alert tone={newQuote ? 'warning' : 'danger'} title={isOrderedBefore ? t('orderedText') : failure}>
          {isUnsettled ? <p>{t('unsettledText')}</p> : null}
          {newQuote ? null : <p>{t('nothingLost')}</p>}
        </Alert>
      )}
      {newDiscount ? <RefusedCode discount={newDiscount} /> : null}
      {newQuote ? <QuoteChanges before={checkout.quote} now={newQuote} /> : null}
      {isOtherSum ? (
        <p className="shyrdak-checkout-sum-change">
          {t('totalChanged', { from: formatSom(sums.total), to: formatSom(newSums.total) })}
        </p>
      ) : null}
      <div className="shyrdak-checkout-actions">
        {isOrderable ? (
          <Button size="large" onClick={() => send({ type: 'quote.accept' })}>
            {isOtherSum ? t('acceptPrices') : t('goOn')}
          </Button>
        ) : newQuote ? (
          <Button size="large" href={link('/order/basket')}>
            {t('editCart')}
          </Button>
        ) : sessionEnded ? null : (
          <Button size="large" onClick={() => send({ type: 'order.retry' })}>
            {t(isOrderedBefore ? 'orderAgain' : 'tryAgain')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => send({ type: newQuote ? 'delivery.open' : 'contact.open' })}>
          {newQuote ? t('seeDelivery') : t('steps.contact')}
        </Button>
      </div>
    </div>
  )
}
