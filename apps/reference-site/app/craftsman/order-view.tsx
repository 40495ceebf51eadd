import '../checkout/checkout.css'
import './craftsman.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { OrderWork } from '@shyrdak/react-store/widgets/order-work'
import type { SpecialOrder } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { useState } from 'react'
import { AccountPage } from '../account/account-page.tsx'
import { OrderLines } from '../checkout/order-lines.tsx'
import { OrderStanding } from '../checkout/order-standing.tsx'
import { OrderTimeline } from '../checkout/order-timeline.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS } from './craftsman-paths.ts'

/** The artisan’s part of an order: the lines, the promised date, and the craftsman's actions. */
export function ArtisanOrderView({ order: loaded }: { order: SpecialOrder }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const account = messagesIn(language, 'site/account')
  const [order, setOrder] = useState(loaded)
  return (
    <AccountPage title={account('order', { number: order.order_number })}>
      <p className="site-order-status" role="status">
        <OrderStanding order={order} />
        {order.is_gift ? <Badge tone="saffron">{messagesIn(language, 'site/checkout')('gift')}</Badge> : null}
        {order.promised_on === null ? null : (
          <strong>
            <UnbrokenName text={t('promisedOn', { day: formatDate(order.promised_on, language) })} />
          </strong>
        )}
      </p>
      <div className="site-craft-order">
        <OrderLines lines={order.items} />
        <OrderWork order={order} onChange={setOrder} />
        <OrderTimeline events={order.timeline} />
        <p className="site-craft-back">
          <Button tone="quiet" href={prefix + CRAFTSMAN_PATHS.orders}>
            {account('backToOrders')}
          </Button>
        </p>
      </div>
    </AccountPage>
  )
}
