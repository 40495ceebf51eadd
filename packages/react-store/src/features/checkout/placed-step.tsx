import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { orderAddress } from '../orders/order-address.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { WaitingGoods } from './waiting-goods.tsx'

/** The order is placed; its payment status is shown on the order page. */
export function PlacedStep({ checkout, send }: StepProps) {
  const store = useStore()
  const t = useMessages('checkout')
  const { placed, elsewhere } = checkout
  const order = placed ? { ...placed.order, secret: placed.secret } : elsewhere
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="horns" tone="sage" />
      <StepHead>{t('placedTitle')}</StepHead>
      <p className="shyrdak-checkout-note">{t('placedText', { number: order?.order_number ?? '' })}</p>
      {order ? (
        <Button size="large" href={orderAddress(store, order, order.secret)}>
          {t('toOrder')}
        </Button>
      ) : null}
      <WaitingGoods checkout={checkout} send={send} />
    </div>
  )
}
