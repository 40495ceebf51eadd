import './orders.css'
import { i18nOf } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { ORDER_STATUSES, OrderKind } from '@shyrdak/sdk/contract'
import { managedOrders } from '@shyrdak/sdk/management'
import { formatDateTime, formatMoney, formatSom } from '@shyrdak/sdk/format'
import { describeOrderStatus, orderStatusLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { OrderBadge } from '../../checkout/order-badge.tsx'
import { CountryName } from '../country-name.tsx'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { manyOf, oneOf, textFilter } from '../list/list-filter.ts'
import { SelectedRetailOrders } from './selected-retail-orders.tsx'

/** All orders, newest first. */
export default defineList({
  rowClass: 'site-orders-row',
  endpoint: managedOrders.list,
  namespace: 'desk/orders',
  filters: {
    text: textFilter(({ t }: ListContext<'desk/orders'>) => t('find')),
    kind: oneOf({
      options: ['all', ...OrderKind.options],
      label: ({ t }: ListContext<'desk/orders'>) => t('goodsOf'),
      title: (kind, { t }) => t(`ofGoods.${kind}`),
      query: (kind) => (kind === 'all' ? {} : { kind }),
    }),
    status: manyOf({
      options: ORDER_STATUSES,
      label: ({ t }: ListContext<'desk/orders'>) => t('statuses'),
      all: ({ t }) => t('all'),
      title: (status, { language }) => orderStatusLabel(status, i18nOf(language)),
      query: (status) => (status.length > 0 ? { status } : {}),
    }),
  },
  empty: ({ text, kind, status }, { t }) =>
    text || kind !== 'all' || status.length > 0 ? t('empty') : t('none'),
  selection: {
    label: ({ order_number: number }, { t }) => t('together.select', { number }),
    Bar: SelectedRetailOrders,
  },
  columns: {
    number: {
      heading: ({ t }) => t('number'),
      width: '6.5rem',
      area: 'number',
      cell: ({ id, order_number, kind }, { t, prefix }) => (
        <>
          <a href={`${prefix}/desk/orders/${id}`}>
            <span className="shyrdak-hidden">{`${t('number')} `}</span>
            {order_number}
          </a>
          {kind === 'special' ? <Badge tone="walnut">{t('kinds.special')}</Badge> : null}
        </>
      ),
    },
    when: {
      label: ({ t }) => t('placed'),
      width: '8.25rem',
      area: 'when',
      cell: ({ created_at }, { language }) => formatDateTime(created_at, language, 'short'),
    },
    buyer: {
      label: ({ t }) => t('buyer'),
      width: 'minmax(8rem, 1fr)',
      area: 'who',
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
      label: ({ t }) => t('status'),
      width: 'minmax(8rem, 13rem)',
      area: 'state',
      cell: (order, { language }) => (
        <>
          <OrderBadge status={order.status} />
          {order.status === 'on_hold' ? (
            <span className="site-desk-note site-orders-reason">
              {describeOrderStatus(order, i18nOf(language))}
            </span>
          ) : null}
        </>
      ),
    },
    payment: {
      label: ({ t }) => t('payment'),
      width: 'minmax(6rem, 8rem)',
      area: 'more',
      cell: ({ payment_state, refunded }, { t, language }) => (
        <>
          <span data-state={payment_state}>{paymentStateLabel(payment_state, i18nOf(language))}</span>
          {refunded && payment_state === 'paid' ? (
            <span className="site-desk-note">
              <span className="shyrdak-hidden">{`${t('refunded')}: `}</span>
              {`−${formatMoney(refunded.amount, refunded.currency, language)}`}
            </span>
          ) : null}
        </>
      ),
    },
    total: {
      label: ({ t }) => t('total'),
      width: '7.5rem',
      area: 'sum',
      cell: ({ total }) => <strong>{formatSom(total)}</strong>,
    },
  },
})
