import './invoices.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { managedWholesaleInvoices } from '@shyrdak/sdk/management'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { numberFilter, oneOf, textFilter } from '../list/list-filter.ts'
import { InvoiceBadge } from './invoice-badge.tsx'

type Context = ListContext<'desk/invoices'>

/** The invoices of wholesale clients, newest first. */
export default defineList({
  rowClass: 'site-invoices-row',
  endpoint: managedWholesaleInvoices.list,
  namespace: 'desk/invoices',
  filters: {
    status: oneOf({
      options: ['all', 'processing', 'paid'],
      label: ({ t }: Context) => t('statuses'),
      title: (status, { t }) => t(`filters.${status}`),
      query: (status) => (status === 'all' ? {} : { status }),
    }),
    text: textFilter(({ t }: Context) => t('find')),
    company: numberFilter('company', ({ t }: Context) => t('ofClient')),
  },
  empty: ({ text, status, company }, { t, language }) =>
    text || status !== 'all' || company !== null
      ? messagesIn(language, 'site/desk')('nothingFound')
      : t('none'),
  columns: {
    number: {
      heading: ({ language }) => messagesIn(language, 'desk/wholesale-orders')('invoice'),
      width: '9rem',
      area: 'number',
      cell: ({ id, number }, { prefix }) => <a href={`${prefix}/desk/invoices/${id}`}>{number}</a>,
    },
    date: {
      label: ({ t }) => t('date'),
      width: '7.5rem',
      area: 'when',
      cell: ({ date }, { language }) => formatDate(date, language, 'short'),
    },
    client: {
      label: ({ t }) => t('client'),
      width: 'minmax(10rem, 1fr)',
      area: 'who',
      cell: ({ client, order }, { t }) => (
        <>
          {client.name}
          <span className="site-desk-note">
            {t(order.kind === 'goods' ? 'forOrder' : 'forKits', { number: order.number })}
          </span>
        </>
      ),
    },
    status: {
      label: ({ t }) => t('status'),
      width: '9.5rem',
      area: 'state',
      cell: (invoice) => <InvoiceBadge invoice={invoice} />,
    },
    sum: {
      label: ({ t }) => t('sum'),
      width: '11.75rem',
      area: 'sum',
      cell: ({ invoice_sum, paid_sum, status }, { t }) => (
        <>
          <strong>{formatSom(invoice_sum)}</strong>
          {status === 'paid' || paid_sum === '0.00' ? null : (
            <span className="site-desk-note">{t('paidPart', { sum: formatSom(paid_sum) })}</span>
          )}
        </>
      ),
    },
  },
})
