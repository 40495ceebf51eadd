import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { OrderStatus } from '@shyrdak/react-store/widgets/order-status'
import { formatDateTime } from '@shyrdak/sdk/format'
import { Link } from 'react-router'
import { PrintHead } from '../page/print-head.tsx'
import { usePageContext } from '../page/use-page-context.ts'
import { DownloadReceipt } from './download-receipt.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderPromise } from './order-promise.tsx'
import { OrderStanding } from './order-standing.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { LazyRequests } from './lazy-requests.tsx'
import type { ShownOrder } from './shown-order.ts'
import { useOrderNews } from './use-order-news.ts'
import { WaitingGoods } from './waiting-goods.tsx'

interface Props {
  order: ShownOrder
  secret: string
  /** `paying` focuses on the payment, `whole` shows everything. */
  look: 'whole' | 'paying'
}

/** An order with its status, lines, delivery and history, kept up to date with the store. */
export function OrderView({ order: loaded, secret, look }: Props) {
  const { language, prefix } = usePageContext()
  const [order, setOrder, refresh] = useOrderNews(loaded, secret)
  const t = messagesIn(language, 'site/checkout')
  const isPaying = look === 'paying'
  const isOpen = order.payment.state !== 'checking' && order.payment.payable
  return (
    <CheckoutPage>
      <PrintHead />
      <div className="site-order" data-look={look}>
        <header className="site-order-head">
          <h1>
            {isPaying
              ? t('paymentTitle', { number: order.order_number })
              : t('orderTitle', { number: order.order_number })}
          </h1>
          <p className="site-order-status" role="status">
            <OrderStanding order={order} isBuyer />
          </p>
          <p className="site-order-note">
            <UnbrokenName text={t('placedOn', { when: formatDateTime(order.created_at, language) })} />
          </p>
          {isPaying ? null : <OrderPromise order={order} />}
          {isPaying && isOpen && order.held_until && <p className="site-order-lead">{t('paymentLead')}</p>}
        </header>
        {/* Comes first, because it contains what is left to do. */}
        <div className="site-order-side">
          <div className="site-order-payment">
            <OrderStatus key={order.id} order={order} secret={secret} onChange={setOrder} />
          </div>
          {!isPaying && <WaitingGoods />}
          <div className="site-order-slip">
            <OrderSums order={order} />
            {!isPaying && !order.payment.payable && <OrderPeople order={order} />}
          </div>
        </div>
        <div className="site-order-main">
          <section className="site-order-goods" aria-labelledby="order-goods">
            <h2 id="order-goods">{t('orderLead')}</h2>
            <OrderLines lines={order.items} />
          </section>
          {isPaying ? (
            <Link
              className="site-order-more"
              to={`/order/order-complete/${order.id}?k=${encodeURIComponent(secret)}`}
            >
              {t('toOrder')}
            </Link>
          ) : (
            <>
              {/* While the order can be paid, the payment methods take this place in the other column. */}
              {order.payment.payable && <OrderPeople order={order} />}
              <OrderTimeline events={order.timeline} />
              <LazyRequests order={order} secret={secret} onChange={refresh} />
              <footer className="site-order-foot">
                {order.contact && (
                  <p className="site-order-note">{t('saveAddress', { email: order.contact.email })}</p>
                )}
                <p className="site-order-actions">
                  <DownloadReceipt order={order} secret={secret} />
                  <Button tone="secondary" onClick={() => print()}>
                    {t('print')}
                  </Button>
                  <Button tone="quiet" href={`${prefix}/categories`}>
                    {t('toShop')}
                  </Button>
                </p>
              </footer>
            </>
          )}
        </div>
      </div>
    </CheckoutPage>
  )
}
