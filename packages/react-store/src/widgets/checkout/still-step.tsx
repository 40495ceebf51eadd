import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { StepHead } from './step-head.tsx'

export function UndeliverableStep() {
  const { link } = useStore()
  const messages = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{messages.undeliverableTitle}</StepHead>
      <p className="shyrdak-checkout-note">{messages.undeliverableText}</p>
      <Button tone="secondary" href={link('/order/basket')}>
        {messages.toCart}
      </Button>
    </div>
  )
}

export function EmptyStep() {
  const { link } = useStore()
  const messages = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="medallion" />
      <StepHead>{messages.emptyTitle}</StepHead>
      <p className="shyrdak-checkout-note">{messages.emptyText}</p>
      <Button size="large" href={link('/categories')}>
        {messages.toShop}
      </Button>
    </div>
  )
}
