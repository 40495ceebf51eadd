import '@shyrdak/react-store/purchase.css'
import '../../purchase/purchase.css'
import './orders.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ManagedOrder } from '@shyrdak/sdk/contract'
import { formatDateTime, holdReasonLabel } from '@shyrdak/sdk/words'
import { useState } from 'react'
import { usePageVisit } from '../../page/use-visit.ts'
import { OrderPeople } from '../../purchase/order-people.tsx'
import { OrderSums } from '../../purchase/order-sums.tsx'
import { OrderTimeline } from '../../purchase/order-timeline.tsx'
import { purchaseWords } from '../../purchase/purchase-words.ts'
import { DeskPage } from '../desk-page.tsx'
import { languageNames } from '../language-names.ts'
import { MoveOrder } from './move-order.tsx'
import { OrderBadge } from './order-badge.tsx'
import { ordersWords } from './orders-words.ts'
import { OrderParcels } from './order-parcels.tsx'
import { useParcels } from './use-parcels.ts'

/** An order as a manager works on it: how it stands, where it can go, what is in it and who did what. */
export function ManagedOrderView({ order: loaded }: { order: ManagedOrder }) {
  const { language, prefix } = usePageVisit()
  const words = ordersWords[language]
  const [order, setOrder] = useState(loaded)
  const parcels = useParcels(order, setOrder)
  return (
    <DeskPage title={words.order(order.order_number)}>
      <div className="site-order site-orders-one">
        <header className="site-order-head">
          <p className="site-order-status">
            <span className="shyrdak-hidden">{`${words.status}: `}</span>
            <OrderBadge status={order.status} />
            <Badge tone={order.kind === 'special' ? 'walnut' : 'plain'}>{words.kinds[order.kind]}</Badge>
            {order.reason && order.status === 'on_hold' ? (
              <span className="site-order-note">{holdReasonLabel(order.reason, language)}</span>
            ) : null}
          </p>
          <p className="site-order-note">
            {`${purchaseWords[language].placedOn(formatDateTime(order.created_at, language))} · ${words.reads(languageNames[language][order.language])}`}
          </p>
          <p className="site-orders-ways">
            <a href={`${prefix}/desk/orders`}>{words.back}</a>
            <Button tone="quiet" size="small" onClick={() => print()}>
              {words.print}
            </Button>
          </p>
        </header>
        <div className="site-order-side">
          <MoveOrder order={order} parcels={parcels} onChange={setOrder} />
          <div className="site-order-slip">
            <OrderSums order={order} />
            <OrderPeople order={order} commentTitle={words.comment} />
          </div>
        </div>
        <div className="site-order-main">
          <OrderParcels order={order} parcels={parcels} />
          <OrderTimeline events={order.timeline} by={words.by} />
        </div>
      </div>
    </DeskPage>
  )
}
