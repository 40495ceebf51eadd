import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { StepHead } from './step-head.tsx'

/** The store does not deliver to where the shopper is. */
export function UndeliverableStep() {
  const { link } = useStore()
  const words = useWords('checkout')
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{words.undeliverableTitle}</StepHead>
      <p className="shyrdak-checkout-note">{words.undeliverableText}</p>
      <Button tone="secondary" href={link('/order/basket')}>
        {words.toBasket}
      </Button>
    </div>
  )
}

/** There is nothing in the basket. */
export function EmptyStep() {
  const { link } = useStore()
  const words = useWords('checkout')
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="medallion" />
      <StepHead>{words.emptyTitle}</StepHead>
      <p className="shyrdak-checkout-note">{words.emptyText}</p>
      <Button size="large" href={link('/categories')}>
        {words.toShop}
      </Button>
    </div>
  )
}
