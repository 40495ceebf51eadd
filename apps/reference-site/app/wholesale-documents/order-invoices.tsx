import { Button } from '@shyrdak/blocks/parts/button'
import type { InvoiceDetails, InvoicesOfOrder } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { BalanceSlip } from './balance-slip.tsx'
import { INVOICE_ORDERS, orderPath } from './document-paths.ts'
import { InvoiceDocument } from './invoice-document.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import './wholesale-documents.css'

interface Props {
  order: InvoicesOfOrder
  /** The selected invoice. */
  invoice: InvoiceDetails | null
}

/** The balance of an order, its invoices, and one of them in full. */
export function OrderInvoices({ order, invoice }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  const [first, ...others] = order.invoices
  // A single invoice over the whole order already shows what the slip and the list above it would show.
  const isWhole = first !== undefined && others.length === 0 && first.invoice_sum === order.sum
  return (
    <div className="site-invoices">
      {isWhole && invoice ? null : (
        <>
          <BalanceSlip sum={order.sum} balance={order.balance} />
          <InvoiceRows orderId={order.id} invoices={order.invoices} current={invoice?.id} />
        </>
      )}
      {invoice ? <InvoiceDocument key={invoice.id} invoice={invoice} /> : null}
      <p className="site-order-actions">
        {order.kind === 'goods' ? (
          <Button tone="secondary" href={prefix + orderPath(order.id)}>
            {t('toOrder')}
          </Button>
        ) : null}
        <Button tone="quiet" href={prefix + INVOICE_ORDERS}>
          {t('allInvoices')}
        </Button>
      </p>
    </div>
  )
}
