import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { formatSom } from '@shyrdak/sdk/format'
import type { RetailOrder } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { orderAddress } from '../orders/order-address.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { WaitingGoods } from './waiting-goods.tsx'

/** Who gets the order and where; a pickup has no address. */
const detailsOf = ({ contact, address }: RetailOrder): string =>
  [
    `${contact.first_name} ${contact.last_name}`,
    contact.email,
    contact.phone,
    address.street,
    address.city,
    address.postal_code,
  ]
    .filter(Boolean)
    .join(', ')

/** The order was placed before its form was changed. It is not paid before the shopper has looked at it. */
export function RecoveredStep({ checkout, send }: StepProps) {
  const store = useStore()
  const t = useMessages('checkout')
  const { placed } = checkout
  if (!placed) return null
  const { order, secret } = placed
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{t('recoveredTitle', { number: order.order_number })}</StepHead>
      <p className="shyrdak-checkout-note">{t('recoveredText', { details: detailsOf(order) })}</p>
      <p className="shyrdak-checkout-note">{t('recoveredTotal', { sum: formatSom(order.total) })}</p>
      <Button size="large" href={orderAddress(store, order, secret)}>
        {t('openOrder')}
      </Button>
      <WaitingGoods checkout={checkout} send={send} />
    </div>
  )
}
