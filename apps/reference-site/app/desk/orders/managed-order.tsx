import '@shyrdak/react-store/checkout.css'
import '../../checkout/checkout.css'
import './orders.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import {
  managedOrderRequests,
  managedOrders,
  type ManagedOrder,
  type ManagedOrderRequest,
} from '@shyrdak/sdk/management'
import { addMoney, ZERO } from '@shyrdak/sdk/rules'
import { formatDateTime } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderPeople } from '../../checkout/order-people.tsx'
import { OrderStanding } from '../../checkout/order-standing.tsx'
import { OrderSums } from '../../checkout/order-sums.tsx'
import { OrderTimeline } from '../../checkout/order-timeline.tsx'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { languageNames } from '../language-names.ts'
import { Loaded } from '../loaded.tsx'
import { useItem, type Item } from '../use-item.ts'
import { MoveOrder } from './move-order.tsx'
import { warningsOf } from './order-move.ts'
import type { ReactNode } from 'react'
import { RequestsOfOrder } from '../order-requests/requests-of-order.tsx'
import { OrderPayments } from './order-payments.tsx'
import { packingSlipPath } from './packing-slip-path.ts'
import { hasSlip } from './without-slip.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { useParcels } from './use-parcels.ts'

/** The page of an order. */
export function ManagedOrderPage({ id }: { id: number }) {
  const t = messagesIn(usePageContext().language, 'desk/orders')
  const { query, save, reload } = useItem(managedOrders.read, { params: { id } })
  const { query: requests } = useItem(managedOrderRequests.list, { query: { order_id: id } })
  return (
    <DeskPage title={query.data ? t('order', { number: query.data.order_number }) : t('title')}>
      <Loaded query={query}>
        {(order) => (
          <ManagedOrderView order={order} save={save} reload={reload}>
            <Loaded query={requests}>
              {({ data }) => (
                <>
                  <RequestsOfOrder requests={data} />
                  <OrderPayments
                    order={order}
                    due={dueOf(data)}
                    save={save}
                    reload={reload}
                    afterRefund={() => requests.refetch()}
                  />
                </>
              )}
            </Loaded>
          </ManagedOrderView>
        )}
      </Loaded>
    </DeskPage>
  )
}

const dueOf = (requests: readonly ManagedOrderRequest[]): string =>
  addMoney(...requests.map(({ refund_due: due }) => due ?? ZERO))

interface ViewProps extends Item<ManagedOrder> {
  order: ManagedOrder
  /** Its requests and payments. */
  children: ReactNode
}

/** An order with its status, the possible status changes, lines, payments and history. */
function ManagedOrderView({ order, save, reload, children }: ViewProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const call = useDeskCall()
  const parcels = useParcels(order, { save, reload })
  return (
    <div className="site-order site-orders-one">
      <header className="site-order-head">
        <p className="site-orders-ways">
          <BackLink list="/desk/orders">{t('back')}</BackLink>
          {hasSlip(order) ? (
            <a href={packingSlipPath(prefix, order)} target="_blank">
              {t('print')}
            </a>
          ) : null}
        </p>
        <p className="site-order-status">
          <OrderStanding order={order} />
          <Badge tone={order.kind === 'special' ? 'walnut' : 'plain'}>{t(`kinds.${order.kind}`)}</Badge>
          {order.is_gift ? (
            <Badge tone="saffron">{messagesIn(language, 'site/checkout')('gift')}</Badge>
          ) : null}
        </p>
        <p className="site-order-note">
          {messagesIn(language, 'site/checkout')('placedOn', {
            when: formatDateTime(order.created_at, language),
          })}
          {` · ${t('reads', { language: languageNames[language][order.language] })}`}
        </p>
      </header>
      <div className="site-order-side">
        <MoveOrder
          order={order}
          before={parcels}
          warningsOf={(to) => warningsOf(order, to)}
          move={(body) => save(call(managedOrders.move, { params: { id: order.id }, body }))}
          reload={() => reload()}
        />
        <div className="site-order-slip">
          <OrderSums order={order} />
          <OrderPeople order={order} commentTitle={t('comment')} isReachable />
        </div>
      </div>
      <div className="site-order-main">
        <OrderParcels order={order} parcels={parcels} />
        {children}
        <OrderTimeline
          events={order.timeline}
          by={({ mover, actor }) => (mover === 'store' ? null : actor) ?? t(`by.${mover}`)}
        />
      </div>
    </div>
  )
}
