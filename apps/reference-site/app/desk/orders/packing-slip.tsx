import '@shyrdak/react-store/checkout.css'
import '../../checkout/checkout.css'
import '../desk.css'
import './packing-slip.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { managedOrders, type ManagedOrder } from '@shyrdak/sdk/management'
import { formatDateTime } from '@shyrdak/sdk/format'
import { useEffect, useRef } from 'react'
import { OrderLines } from '../../checkout/order-lines.tsx'
import { OrderPeople } from '../../checkout/order-people.tsx'
import { OrderSums } from '../../checkout/order-sums.tsx'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'

/** The page of a packing slip: opened to be printed, so it asks for the printer by itself. */
export function PackingSlipPage({ id }: { id: number }) {
  const { query } = useItem(managedOrders.read, { params: { id } })
  const t = messagesIn(usePageContext().language, 'desk/orders')
  return (
    <main className="site-slip-page">
      {query.data ? null : <h1>{t('slip')}</h1>}
      <Loaded query={query}>{(order) => <PackingSlip order={order} />}</Loaded>
    </main>
  )
}

/** How long a slip waits for photos: whoever packs has the names too. */
const PATIENCE_MS = 5_000

/** Resolves once every photo has come or has failed, or has taken too long. */
function photosOf(sheet: HTMLElement | null): Promise<unknown> {
  const photos = Array.from(sheet?.querySelectorAll('img') ?? [])
    .filter(({ complete }) => !complete)
    .map(
      (photo) =>
        new Promise((resolve) => {
          photo.addEventListener('load', resolve, { once: true })
          photo.addEventListener('error', resolve, { once: true })
        }),
    )
  return Promise.race([
    Promise.all(photos),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])
}

function PackingSlip({ order }: { order: ManagedOrder }) {
  const { language, origin, shop } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const title = t('order', { number: order.order_number })
  const slip = t('slip')
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = `${slip} · ${title} · Shyrdak`
    let isOpen = true
    // In the letters of the shop, not in those that stand in for them, and with the photos of the goods.
    void Promise.all([document.fonts.ready, photosOf(sheet.current)]).then(() => {
      if (isOpen) print()
    })
    return () => {
      isOpen = false
    }
  }, [slip, title])
  return (
    <>
      <p className="site-slip-actions">
        <Button onClick={() => print()}>{t('printAgain')}</Button>
      </p>
      <article ref={sheet} className="site-order site-slip" data-gift={order.is_gift || undefined}>
        <header>
          <p className="site-eyebrow">{slip}</p>
          <h1>{title}</h1>
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
            {shop?.address === undefined ? null : <p>{shop.address}</p>}
            {shop?.phone === undefined ? null : <p>{shop.phone}</p>}
            <p>{new URL(origin).host}</p>
          </section>
        </div>
        <div className="site-slip-recipient">
          <OrderPeople order={order} isSlip />
        </div>
        <OrderLines lines={order.items} eager />
        {/* Whoever is given the goods opens the parcel. */}
        {order.is_gift ? null : <OrderSums order={order} />}
      </article>
    </>
  )
}
