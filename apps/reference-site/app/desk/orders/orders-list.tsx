import './orders.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { managedOrders, ORDER_STATUSES } from '@shyrdak/sdk/contract'
import { formatDateTime, formatMoney } from '@shyrdak/sdk/format'
import { holdReasonLabel, orderStatusLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { CountryName } from '../country-name.tsx'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { manyOf, textFilter } from '../list/list-filter.ts'
import { OrderBadge } from './order-badge.tsx'
import { ordersMessages, type OrdersMessages } from './orders-messages.ts'

/** Everything that was ordered, newest first. */
const list = defineList({
  name: 'orders',
  endpoint: managedOrders.list,
  messages: ordersMessages,
  filters: {
    text: textFilter(({ messages }: ListContext<OrdersMessages>) => messages.find),
    status: manyOf({
      options: ORDER_STATUSES,
      label: ({ messages }: ListContext<OrdersMessages>) => messages.statuses,
      all: ({ messages }) => messages.all,
      title: (status, { language }) => orderStatusLabel(status, language),
      query: (status) => (status.length > 0 ? { status } : {}),
    }),
  },
  empty: ({ text, status }, { messages }) => (text || status.length > 0 ? messages.empty : messages.none),
  columns: {
    number: {
      width: '7rem',
      cell: ({ id, order_number, kind }, { messages, prefix }) => (
        <>
          <a href={`${prefix}/desk/orders/${id}`}>
            <span className="shyrdak-hidden">{`${messages.number} `}</span>
            {order_number}
          </a>
          {kind === 'special' ? <Badge tone="walnut">{messages.kinds.special}</Badge> : null}
        </>
      ),
    },
    when: {
      label: ({ messages }) => messages.placed,
      width: '8.25rem',
      cell: ({ created_at }, { language }) => formatDateTime(created_at, language, 'short'),
    },
    buyer: {
      label: ({ messages }) => messages.buyer,
      cell: ({ buyer, country_iso_code }) => (
        <>
          {buyer}
          <span className="site-desk-note">
            <CountryName code={country_iso_code} />
          </span>
        </>
      ),
    },
    status: {
      label: ({ messages }) => messages.status,
      width: 'minmax(0, 11rem)',
      cell: ({ status, reason }, { language }) => (
        <>
          <OrderBadge status={status} />
          {reason && status === 'on_hold' ? (
            <span className="site-desk-note site-orders-reason">{holdReasonLabel(reason, language)}</span>
          ) : null}
        </>
      ),
    },
    payment: {
      label: ({ messages }) => messages.payment,
      width: 'minmax(0, 8rem)',
      cell: ({ payment_state }, { language }) => (
        <span data-state={payment_state}>{paymentStateLabel(payment_state, language)}</span>
      ),
    },
    total: {
      label: ({ messages }) => messages.total,
      width: '8.5rem',
      cell: ({ total }, { language }) => <strong>{formatMoney(total, 'KGS', language)}</strong>,
    },
  },
})

export default list.Page
export const { meta } = list
