import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { WholesaleReorder } from '@shyrdak/react-store/widgets/wholesale-reorder'
import type { WholesaleOrder, WholesaleProfile } from '@shyrdak/sdk/contract'
import { formatDateTime, formatSom } from '@shyrdak/sdk/format'
import { OrderStanding } from '../checkout/order-standing.tsx'
import { OrderTimeline } from '../checkout/order-timeline.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { BalanceSlip } from './balance-slip.tsx'
import { invoicePath, ORDER_HISTORY } from './document-paths.ts'
import { InvoiceRows } from './invoice-rows.tsx'
import { mayOrder } from '../wholesale/may-order.ts'
import { seesInvoices } from './sees-invoices.ts'
import { WholesaleLines } from './wholesale-lines.tsx'

/** An order of the company: status, lines and balance. */
export function OrderDocument({ order, client }: { order: WholesaleOrder; client: WholesaleProfile }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  const showsInvoices = seesInvoices(client)
  return (
    <div className="site-order site-document">
      <header className="site-order-head">
        <p className="site-order-status" role="status">
          <OrderStanding order={order} />
        </p>
        <p className="site-order-note">
          <UnbrokenName
            text={`${formatDateTime(order.created_at, language)}, ${t('placedBy', { name: order.placed_by.name })}`}
          />
        </p>
      </header>
      <div className="site-order-side">
        <div className="site-order-slip">
          {showsInvoices ? (
            <BalanceSlip sum={order.sum} balance={order.balance} />
          ) : (
            <dl className="site-order-sums">
              <div className="site-order-total">
                <dt>{t('sum')}</dt>
                <dd>{formatSom(order.sum)}</dd>
              </div>
            </dl>
          )}
          <OrderTerms order={order} />
        </div>
      </div>
      <div className="site-order-main">
        <section className="site-order-goods" aria-labelledby="order-goods">
          <h2 id="order-goods">{t('goods')}</h2>
          <WholesaleLines items={order.items} />
        </section>
        {showsInvoices && order.invoices.length > 0 ? (
          <section className="site-order-goods" aria-labelledby="order-invoices">
            <h2 id="order-invoices">{t('invoiceList')}</h2>
            <InvoiceRows orderId={order.id} invoices={order.invoices} />
          </section>
        ) : null}
        <OrderTimeline events={order.timeline} />
        <p className="site-order-actions">
          {mayOrder(client) ? <WholesaleReorder orderId={order.id} /> : null}
          {showsInvoices ? (
            <Button tone="secondary" href={prefix + invoicePath(order.id)}>
              {t('toInvoices')}
            </Button>
          ) : null}
          <Button tone="secondary" onClick={() => print()}>
            {t('print')}
          </Button>
          <Button tone="quiet" href={`${prefix}/admin/chat?about=${order.order_number}`}>
            {t('writeAboutOrder')}
          </Button>
          <Button tone="quiet" href={prefix + ORDER_HISTORY}>
            {t('allOrders')}
          </Button>
        </p>
      </div>
    </div>
  )
}

/** Delivery, payment, and the client's comment. */
function OrderTerms({ order: { delivery, payment_info, comment, from } }: { order: WholesaleOrder }) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  const terms = [
    { name: t('delivery'), text: delivery },
    { name: t('payment'), text: payment_info },
    { name: t('comment'), text: comment },
    { name: t('source'), text: t(`sources.${from}`) },
  ]
  return (
    <div className="site-order-people">
      {terms
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => (
          <section key={name}>
            <h2>{name}</h2>
            <p className="site-order-comment">{text}</p>
          </section>
        ))}
    </div>
  )
}
