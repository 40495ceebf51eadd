import './wholesale-orders.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { ORDER_STATUSES } from '@shyrdak/sdk/contract'
import { formatDateTime, formatSom } from '@shyrdak/sdk/format'
import { managedWholesaleOrders } from '@shyrdak/sdk/management'
import { describeOrderStatus, orderStatusLabel } from '@shyrdak/sdk/messages'
import { OrderBadge } from '../../checkout/order-badge.tsx'
import { CountryName } from '../country-name.tsx'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { dayFilter, manyOf, numberFilter, textFilter } from '../list/list-filter.ts'
import { SelectedWholesaleOrders } from './selected-wholesale-orders.tsx'

type Context = ListContext<'desk/wholesale-orders'>

/** All wholesale orders, newest first. */
export default defineList({
  rowClass: 'site-wholesale-orders-row',
  endpoint: managedWholesaleOrders.list,
  namespace: 'desk/wholesale-orders',
  filters: {
    text: textFilter(({ t }: Context) => t('find')),
    from: dayFilter('from', ({ t }: Context) => t('from')),
    until: dayFilter('until', ({ t }: Context) => t('until')),
    company: numberFilter('company', ({ t }: Context) => t('ofClient')),
    status: manyOf({
      options: ORDER_STATUSES,
      label: ({ t }: Context) => t('statuses'),
      all: ({ t }) => t('all'),
      title: (status, { language }) => orderStatusLabel(status, i18nOf(language)),
      query: (status) => (status.length > 0 ? { status } : {}),
    }),
  },
  empty: ({ text, from, until, company, status }, { t }) =>
    text || from || until || company !== null || status.length > 0 ? t('empty') : t('none'),
  selection: {
    label: ({ order_number: number }, { language }) =>
      messagesIn(language, 'desk/orders')('together.select', { number }),
    Bar: SelectedWholesaleOrders,
  },
  columns: {
    number: {
      heading: ({ t }) => t('number'),
      width: '6.5rem',
      area: 'number',
      cell: ({ id, order_number }, { t, prefix }) => (
        <a href={`${prefix}/desk/wholesale-orders/${id}`}>
          <span className="shyrdak-hidden">{`${t('number')} `}</span>
          {order_number}
        </a>
      ),
    },
    when: {
      label: ({ t }) => t('placed'),
      width: '8.25rem',
      area: 'when',
      cell: ({ created_at }, { language }) => formatDateTime(created_at, language, 'short'),
    },
    client: {
      label: ({ t }) => t('client'),
      width: 'minmax(9rem, 1fr)',
      area: 'who',
      cell: ({ client, placed_by }) => (
        <>
          {client.name}
          <span className="site-desk-note">
            {placed_by.name} · <CountryName code={client.country_iso_code} />
          </span>
        </>
      ),
    },
    status: {
      label: ({ t }) => t('status'),
      width: 'minmax(8rem, 11rem)',
      area: 'state',
      cell: (order, { language }) => (
        <>
          <OrderBadge status={order.status} />
          {order.status === 'on_hold' ? (
            <span className="site-desk-note">{describeOrderStatus(order, i18nOf(language))}</span>
          ) : null}
        </>
      ),
    },
    count: {
      heading: ({ t }) => t('count'),
      width: '5.5rem',
      area: 'more',
      cell: ({ count }, { t }) => t('items', { count }),
    },
    sum: {
      label: ({ t }) => t('sum'),
      width: '11.75rem',
      area: 'sum',
      cell: ({ sum, balance }, { t }) => (
        <>
          <strong>{formatSom(sum)}</strong>
          <span className="site-desk-note">
            {balance === '0.00' ? t('paid') : t('left', { sum: formatSom(balance) })}
          </span>
        </>
      ),
    },
  },
})
