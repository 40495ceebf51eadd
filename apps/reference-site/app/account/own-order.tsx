import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { OrderStatus } from '@shyrdak/react-store/widgets/order-status'
import { formatDateTime } from '@shyrdak/sdk/format'
import { usePageContext } from '../page/use-page-context.ts'
import { DownloadReceipt } from '../checkout/download-receipt.tsx'
import { OrderLines } from '../checkout/order-lines.tsx'
import { OrderPeople } from '../checkout/order-people.tsx'
import { OrderPromise } from '../checkout/order-promise.tsx'
import { OrderStanding } from '../checkout/order-standing.tsx'
import { OrderSums } from '../checkout/order-sums.tsx'
import { LazyRequests } from '../checkout/lazy-requests.tsx'
import { OrderTimeline } from '../checkout/order-timeline.tsx'
import type { ShownOrder } from '../checkout/shown-order.ts'
import { useOrderNews } from '../checkout/use-order-news.ts'
import { BuyAgain } from './buy-again.tsx'
import { ORDER_HISTORIES } from './order-history-path.ts'

/** The buyer's own order: status, products, payment, and a button to buy again. */
export function OwnOrder({ order: loaded }: { order: ShownOrder }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const [order, setOrder, refresh] = useOrderNews(loaded, null)
  return (
    <div className="site-order">
      <header className="site-order-head">
        <p className="site-order-status" role="status">
          <OrderStanding order={order} isBuyer />
        </p>
        <p className="site-order-note">
          <UnbrokenName
            text={messagesIn(language, 'site/checkout')('placedOn', {
              when: formatDateTime(order.created_at, language),
            })}
          />
        </p>
        <OrderPromise order={order} />
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
        {order.contact ? <LazyRequests order={order} secret={null} onChange={refresh} /> : null}
        <p className="site-order-actions">
          {order.contact ? <DownloadReceipt order={order} secret={null} /> : null}
          {order.items.length > 0 ? (
            // While the order is unpaid, the payment button should be the only prominent one.
            <BuyAgain lines={order.items} tone={order.payment.payable ? 'secondary' : 'primary'} />
          ) : null}
          <Button tone="quiet" href={`${prefix}/admin/chat?about=${order.order_number}`}>
            {t('writeAbout')}
          </Button>
          <Button tone="quiet" href={prefix + ORDER_HISTORIES[order.kind]}>
            {t('backToOrders')}
          </Button>
        </p>
      </div>
    </div>
  )
}
