import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatDateTime, formatMoney } from '@shyrdak/sdk/format'
import { useMessages } from '../../store/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { useUnpaidOrder, type UnpaidOrderHook } from './use-unpaid-order.ts'

/** Offers to pay an order that was placed on this device, as long as the store says that it can be paid. */
export function UnpaidOrder() {
  const { order, hide } = useUnpaidOrder()
  return (
    // A live region must be there before what it says.
    <div className="shyrdak-unpaid-order" role="status">
      {order ? <Offer order={order} hide={hide} /> : null}
    </div>
  )
}

function Offer({ order, hide }: UnpaidOrderHook & { readonly order: NonNullable<UnpaidOrderHook['order']> }) {
  const { language, ports } = useStore()
  const messages = useMessages('order')
  const { order_number, total, held_until, href } = order
  const isHeld = held_until !== null && Date.parse(held_until) > ports.now()
  return (
    <Alert live="off" title={messages.waitingTitle(order_number)} closeLabel={messages.hide} onClose={hide}>
      <div className="shyrdak-unpaid-order-offer">
        <p>{isHeld ? messages.heldUntil(formatDateTime(held_until, language)) : messages.waitingText}</p>
        <Button size="small" href={href}>
          {messages.pay(formatMoney(total, 'KGS', language))}
        </Button>
      </div>
    </Alert>
  )
}
