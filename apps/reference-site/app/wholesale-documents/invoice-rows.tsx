import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Invoice } from '@shyrdak/sdk/contract'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { StatusBadge, Sum } from './document-list.tsx'
import { invoicePath } from './document-paths.ts'
import { invoiceStatusTone } from './invoice-status-tone.ts'

interface Props {
  orderId: number
  invoices: readonly Invoice[]
  /** The id of the invoice that is open below. */
  current?: number | undefined
}

/** The invoices of an order: number, date, status and sums. */
export function InvoiceRows({ orderId, invoices, current }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  return (
    <ul className="site-documents">
      {invoices.map(({ id, number, date, status, invoice_sum, paid_sum }) => (
        <li className="site-document-row" key={id} data-current={id === current || undefined}>
          <span className="site-document-head">
            <a href={prefix + invoicePath(orderId, id)} aria-current={id === current ? 'true' : undefined}>
              <UnbrokenName text={t('invoice', { number })} />
            </a>
            <span className="site-order-note">
              <UnbrokenName text={formatDate(date, language)} />
            </span>
          </span>
          <StatusBadge name={t('status')} tone={invoiceStatusTone(status)}>
            {t(`statuses.${status}`)}
          </StatusBadge>
          <span className="site-document-sums">
            <Sum name={t('invoiceSum')} value={formatSom(invoice_sum)} />
            <Sum name={t('invoicePaid')} value={formatSom(paid_sum)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
