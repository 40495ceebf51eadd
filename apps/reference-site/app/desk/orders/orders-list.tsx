import './orders.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import type { ManagedOrderSummary } from '@shyrdak/sdk/contract'
import { formatDateTime, formatMoney } from '@shyrdak/sdk/format'
import { holdReasonLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { useCountryName } from '../../shell/use-countries.ts'
import type { loadOrders } from './load-orders.ts'
import { OrderBadge } from './order-badge.tsx'
import { statusQuery } from './orders-choice.ts'
import { ordersMessages } from './orders-messages.ts'
import { StatusFilter } from './status-filter.tsx'

/** Everything that was ordered, newest first. */
export function OrdersList({ list, choice }: Awaited<ReturnType<typeof loadOrders>>) {
  const messages = ordersMessages[usePageContext().language]
  return (
    <DeskPage title={messages.title}>
      <div className="site-orders-actions">
        <DeskSearch label={messages.find} text={choice.text} keep={{ status: statusQuery(choice.status) }} />
        <StatusFilter choice={choice} />
      </div>
      <DeskList page={list} empty={choice.text || choice.status.length > 0 ? messages.empty : messages.none}>
        {list.data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </DeskList>
    </DeskPage>
  )
}

function OrderRow({ order }: { order: ManagedOrderSummary }) {
  const { language, prefix } = usePageContext()
  const messages = ordersMessages[language]
  const nameOf = useCountryName()
  const said = (what: string) => <span className="shyrdak-hidden">{`${what}: `}</span>
  return (
    <li className="site-orders-row">
      <span className="site-orders-number">
        <a href={`${prefix}/desk/orders/${order.id}`}>
          <span className="shyrdak-hidden">{`${messages.number} `}</span>
          {order.order_number}
        </a>
        {order.kind === 'special' ? <Badge tone="walnut">{messages.kinds.special}</Badge> : null}
      </span>
      <span className="site-orders-when">
        {said(messages.placed)}
        {formatDateTime(order.created_at, language, 'short')}
      </span>
      <span className="site-orders-buyer">
        {said(messages.buyer)}
        {order.buyer}
        <span className="site-desk-note">{nameOf(order.country_iso_code)}</span>
      </span>
      <span className="site-orders-status">
        {said(messages.status)}
        <OrderBadge status={order.status} />
        {order.reason && order.status === 'on_hold' ? (
          <span className="site-desk-note site-orders-reason">{holdReasonLabel(order.reason, language)}</span>
        ) : null}
      </span>
      <span className="site-orders-payment" data-state={order.payment_state}>
        {said(messages.payment)}
        {paymentStateLabel(order.payment_state, language)}
      </span>
      <strong className="site-orders-total">
        {said(messages.total)}
        {formatMoney(order.total, 'KGS', language)}
      </strong>
    </li>
  )
}
