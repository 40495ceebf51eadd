import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { managedWholesaleInvoices, type ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskTable } from '../desk-table.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useOpenedForm } from '../form/use-opened-form.ts'
import { InvoiceBadge } from '../invoices/invoice-badge.tsx'
import { EMPTY_INVOICE, invoiceChanges, invoiceToSend } from './invoice-form.ts'

interface Props {
  order: ManagedWholesaleOrder
  /** Loads the order again. A failure is shown by the page: the invoice is stored. */
  refetch: () => Promise<ManagedWholesaleOrder>
}

/** The invoices of an order, and a form for additional ones. */
export function OrderInvoices({ order, refetch }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  const { isOpen, open, close, opener, first } = useOpenedForm()
  return (
    <section className="site-desk-section" aria-labelledby="desk-order-invoices">
      <h2 id="desk-order-invoices">{t('invoices')}</h2>
      <DeskTable texts={[t('invoice'), t('status')]} numbers={[t('paidSum'), t('sum')]}>
        {order.invoices.map((invoice) => (
          <tr key={invoice.id}>
            <td>
              <a href={`${prefix}/desk/invoices/${invoice.id}`}>{invoice.number}</a>
              <span className="site-desk-note">{formatDate(invoice.date, language)}</span>
            </td>
            <td>
              <InvoiceBadge invoice={invoice} />
            </td>
            <td data-label={t('paidSum')} data-number>
              {formatSom(invoice.paid_sum)}
            </td>
            <td data-label={t('sum')} data-number>
              {formatSom(invoice.invoice_sum)}
            </td>
          </tr>
        ))}
      </DeskTable>
      {isOpen ? (
        <AddInvoice order={order} refetch={refetch} first={first} onClose={close} />
      ) : (
        <p className="site-wholesale-add">
          <Button tone="secondary" size="small" ref={opener} onClick={open}>
            {t('addInvoice')}
          </Button>
        </p>
      )}
    </section>
  )
}

interface AddProps extends Props {
  first: (field: HTMLElement | null) => void
  onClose: () => void
}

function AddInvoice({ order, refetch, first, onClose }: AddProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  const call = useDeskCall()
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'invoice',
    read: order,
    formOf: () => EMPTY_INVOICE,
    changes: invoiceChanges,
    bodyOf: invoiceToSend,
    async save(body) {
      await call(managedWholesaleInvoices.add, { params: { id: order.id }, body })
      return refetch()
    },
    reload: refetch,
  })
  return (
    <form className="site-wholesale-add" ref={ref} noValidate onSubmit={submit}>
      <p className="site-desk-note">{t('addLead')}</p>
      <div className="site-desk-fields">
        <Field
          id="desk-invoice-title"
          ref={first}
          name="title"
          label={t('invoiceTitle')}
          hint={t('invoiceTitleHint')}
          autoComplete="off"
          required
          value={form.title}
          readOnly={state.isSaving}
          error={errorOf('title')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, title: value }), 'title')}
        />
        <Field
          id="desk-invoice-sum"
          name="sum"
          label={t('invoiceSum')}
          inputMode="numeric"
          autoComplete="off"
          required
          value={form.sum}
          readOnly={state.isSaving}
          error={errorOf('sum')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, sum: value }), 'sum')}
        />
      </div>
      <SaveBar {...state} cancel={onClose} stale={t('staleInvoices')} saved={t('invoiceAdded')} />
    </form>
  )
}
