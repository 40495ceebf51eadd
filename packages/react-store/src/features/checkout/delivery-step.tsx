import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { cartKey } from '@shyrdak/state-machines/retail-cart/rules'
import { commonServices } from '@shyrdak/state-machines/checkout/rules'
import type { Issue } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DeliveryOfAll } from './delivery-of-all.tsx'
import { DeliveryOfLine } from './delivery-of-line.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'

/** One choice for the whole order if a service can send all of it; otherwise, or on request, one per item. */
export function DeliveryStep({ checkout, send, submitted }: StepProps) {
  const { language } = useStore()
  const t = useMessages('checkout')
  const { quote, services, issues } = checkout
  const lines = quote?.lines ?? []
  const common = quote && lines.length > 1 ? commonServices(quote) : []
  const chosen = new Set(lines.map((line) => services.get(cartKey(line))))
  const [isPerItem, setPerItem] = useState(chosen.size > 1)
  const isOneForAll = common.length > 0 && !isPerItem
  const own = issues.filter(({ path }) => path[0] === 'items')
  const nameOf = ({ path }: Issue) => {
    const line = lines[Number(path[1])]
    return line ? (line.name ? localized(line.name, language) : line.line_key) : undefined
  }
  return (
    <form
      className="shyrdak-checkout-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
        send({ type: 'delivery.submit' })
      }}
    >
      <StepHead>{t('steps.delivery')}</StepHead>
      <p className="shyrdak-checkout-note">
        {checkout.form.collect
          ? t('collectIntro')
          : isOneForAll
            ? t('deliveryOfAllIntro')
            : t('deliveryIntro')}
      </p>
      {isOneForAll ? (
        <>
          <ErrorSummary issues={own.slice(0, 1)} />
          <DeliveryOfAll lines={lines} services={common} chosen={[...chosen][0]} issue={own[0]} send={send} />
        </>
      ) : (
        <>
          <ErrorSummary issues={own} nameOf={lines.length > 1 ? nameOf : undefined} />
          {lines.map((line, index) => (
            <DeliveryOfLine
              key={cartKey(line)}
              line={line}
              index={index}
              chosen={services.get(cartKey(line))}
              issues={own}
              send={send}
            />
          ))}
        </>
      )}
      {common.length > 0 ? (
        <Button tone="quiet" size="small" onClick={() => setPerItem(!isPerItem)}>
          {isPerItem ? t('chooseForAll') : t('choosePerItem')}
        </Button>
      ) : null}
      <div className="shyrdak-checkout-actions">
        <Button type="submit" size="large">
          {t('toPayment')}
        </Button>
        <Button tone="quiet" onClick={() => send({ type: 'contact.open' })}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
