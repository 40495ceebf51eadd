import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../messages/use-messages.ts'
import type { StepProps } from './step-props.ts'

/** Offers to order the lines left in the cart after an order. */
export function WaitingGoods({ checkout, send }: Pick<StepProps, 'checkout' | 'send'>) {
  const t = useMessages('checkout')
  if (checkout.lines.length === 0) return null
  return (
    <div className="shyrdak-checkout-next">
      <p>{t('waitingText')}</p>
      <Button tone="secondary" onClick={() => send({ type: 'checkout.next' })}>
        {t('toWaiting')}
      </Button>
    </div>
  )
}
