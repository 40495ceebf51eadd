import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../store/use-messages.ts'
import type { StepProps } from './step-props.ts'

/** Offers to order what is left in the cart after an order. */
export function WaitingGoods({ checkout, send }: Pick<StepProps, 'checkout' | 'send'>) {
  const messages = useMessages('checkout')
  if (checkout.lines.length === 0) return null
  return (
    <div className="shyrdak-checkout-next">
      <p>{messages.waitingText}</p>
      <Button tone="secondary" onClick={() => void send({ type: 'checkout.next' })}>
        {messages.toWaiting}
      </Button>
    </div>
  )
}
