import '@shyrdak/react-store/checkout.css'
import '../../checkout/checkout.css'
import '../desk.css'
import './packing-slip.css'
import { LANGUAGE_TAGS, type OrderLine } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/format'
import type { ManagedOrder } from '@shyrdak/sdk/management'
import { OrderLines } from '../../checkout/order-lines.tsx'
import { OrderPeople } from '../../checkout/order-people.tsx'
import { OrderSums } from '../../checkout/order-sums.tsx'
import { messagesIn, type SiteNamespace } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** The namespaces of a slip's texts. */
export const SLIP_NAMESPACES: readonly SiteNamespace[] = ['desk/orders', 'site/checkout']

/** Whether any piece of a line is left to pack. */
const isPacked = ({ count, canceled = 0 }: OrderLine) => count > canceled

/** The packing slip: sender, recipient and contents. */
export function SlipSheet({ order }: { order: ManagedOrder }) {
  const { language, origin, shop } = usePageContext()
  const place = shop?.[language]
  const t = messagesIn(language, 'desk/orders')
  return (
    <article
      className="site-order site-slip"
      lang={LANGUAGE_TAGS[language]}
      data-gift={order.is_gift || undefined}
    >
      <header>
        <p className="site-eyebrow">{t('slip')}</p>
        <h1>{t('order', { number: order.order_number })}</h1>
        <p className="site-order-note">
          {messagesIn(language, 'site/checkout')('placedOn', {
            when: formatDateTime(order.created_at, language),
          })}
        </p>
      </header>
      <div className="site-order-people">
        <section>
          <h2>{t('sender')}</h2>
          <p>Shyrdak</p>
          {place?.address === undefined ? null : <p>{place.address}</p>}
          {place?.phone === undefined ? null : <p>{place.phone}</p>}
          <p>{new URL(origin).host}</p>
        </section>
      </div>
      <div className="site-slip-recipient">
        <OrderPeople order={order} isSlip />
      </div>
      <OrderLines lines={order.items.filter(isPacked)} eager />
      {/* The recipient of a gift opens the parcel, so it shows no prices. */}
      {order.is_gift ? null : <OrderSums order={order} />}
    </article>
  )
}
