import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { useStore } from '@shyrdak/react-store'
import { OrderStatus } from '@shyrdak/react-store/widgets/order-status'
import { formatDateTime, holdReasonLabel, orderStatusColour, orderStatusLabel } from '@shyrdak/sdk/words'
import { usePageVisit } from '../page/use-visit.ts'
import { OrderLines } from '../purchase/order-lines.tsx'
import { OrderPeople } from '../purchase/order-people.tsx'
import { OrderSums } from '../purchase/order-sums.tsx'
import { OrderTimeline } from '../purchase/order-timeline.tsx'
import { purchaseWords } from '../purchase/purchase-words.ts'
import type { ShownOrder } from '../purchase/shown-order.ts'
import { useOrderNews } from '../purchase/use-order-news.ts'
import { accountPageWords } from './account-words.ts'
import { linesToBuy } from './lines-to-buy.ts'
import { ORDER_HISTORIES } from './order-history-path.ts'

const TONES = { red: 'madder', green: 'sage' } as const

/** An order of one's own: how it stands, what is in it, how it can be paid and bought again. */
export function OwnOrder({ order: loaded }: { order: ShownOrder }) {
  const { language, prefix } = usePageVisit()
  const { retailCart, ports, link } = useStore()
  const words = accountPageWords[language]
  const [order, setOrder] = useOrderNews(loaded, null)
  const colour = orderStatusColour(order.status)
  const again = linesToBuy(order.items)
  async function buyAgain() {
    for (const line of again) await retailCart.send({ type: 'line.add', ...line })
    ports.navigation.go(link('/order/basket'))
  }
  return (
    <div className="site-order">
      <header className="site-order-head">
        <p className="site-order-status" role="status">
          <span className="shyrdak-hidden">{`${words.status}: `}</span>
          <Badge tone={colour ? TONES[colour] : 'indigo'}>{orderStatusLabel(order.status, language)}</Badge>
          {order.reason ? (
            <span className="site-order-note">{holdReasonLabel(order.reason, language)}</span>
          ) : null}
        </p>
        <p className="site-order-note">
          {purchaseWords[language].placedOn(formatDateTime(order.created_at, language))}
        </p>
      </header>
      <div className="site-order-side">
        <OrderStatus order={order} secret={null} onChange={setOrder} />
        <div className="site-order-slip">
          <OrderSums order={order} />
          <OrderPeople order={order} />
        </div>
      </div>
      <div className="site-order-main">
        <OrderLines lines={order.items} />
        <OrderTimeline events={order.timeline} />
        <p className="site-order-actions">
          {again.length > 0 ? <Button onClick={() => void buyAgain()}>{words.buyAgain}</Button> : null}
          <Button tone="quiet" href={prefix + ORDER_HISTORIES[order.kind]}>
            {words.backToOrders}
          </Button>
        </p>
      </div>
    </div>
  )
}
