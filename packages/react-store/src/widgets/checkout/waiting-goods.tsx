import { Button } from '@shyrdak/blocks/parts/button'
import { useWords } from '../../hooks/use-words.ts'
import type { StepProps } from './step-props.ts'

/** The order stands, and what waited in the basket can be bought now. */
export function WaitingGoods({ checkout, send }: Pick<StepProps, 'checkout' | 'send'>) {
  const words = useWords('checkout')
  if (checkout.lines.length === 0) return null
  return (
    <div className="shyrdak-checkout-next">
      <p>{words.waitingText}</p>
      <Button tone="secondary" onClick={() => void send({ type: 'purchase.next' })}>
        {words.toWaiting}
      </Button>
    </div>
  )
}
