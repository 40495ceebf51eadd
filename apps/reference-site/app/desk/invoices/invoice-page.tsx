import './invoices.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { formatDate, formatSom, localized } from '@shyrdak/sdk/format'
import { managedWholesaleInvoices, type ManagedInvoice } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { leftOf } from './payment-form.ts'
import { Payments, PaymentSection } from './payment-section.tsx'

/** The page of an invoice: its lines, its payments, and a form to record one. */
export function InvoicePage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/invoices')
  const { query, ...item } = useItem(managedWholesaleInvoices.read, { params: { id } })
  return (
    <DeskPage title={query.data ? t('invoice', { number: query.data.number }) : t('title')}>
      <Loaded query={query}>
        {(invoice) => (
          <>
            <p className="site-desk-ways">
              <BackLink list="/desk/invoices">{t('back')}</BackLink>
              <a href={`${prefix}/desk/clients/${invoice.client.id}`}>{invoice.client.name}</a>
              {invoice.order.kind === 'goods' ? (
                <a href={`${prefix}/desk/wholesale-orders/${invoice.order.id}`}>
                  {t('forOrder', { number: invoice.order.number })}
                </a>
              ) : (
                <span className="site-desk-note">{t('forKits', { number: invoice.order.number })}</span>
              )}
            </p>
            <p className="site-desk-state">
              <InvoiceBadge invoice={invoice} />
              <span className="site-desk-note">{formatDate(invoice.date, language)}</span>
              {/* Printed instead of the links above. */}
              <span className="site-desk-printed">
                {`${invoice.client.name}, ${t(invoice.order.kind === 'goods' ? 'forOrder' : 'forKits', { number: invoice.order.number })}`}
              </span>
            </p>
            <div className="site-desk-two">
              <div>
                <PaymentSection invoice={invoice} {...item} />
              </div>
              <div>
                <InvoiceLines invoice={invoice} />
                <Payments invoice={invoice} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function InvoiceLines({ invoice }: { invoice: ManagedInvoice }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/invoices')
  return (
    <section className="site-desk-section" aria-labelledby="desk-invoice-lines">
      <h2 id="desk-invoice-lines">{t('lines')}</h2>
      <DeskTable className="site-invoice-lines" texts={[t('what')]} numbers={[t('count'), t('sum')]}>
        {invoice.lines.map((line, index) => (
          // The lines of an invoice never change, so the index is a stable key.
          <tr key={`${index} ${line.name.en}`}>
            <td>
              {localized(line.name, language)}
              {line.details.length > 0 ? (
                <span className="site-desk-note">
                  {line.details.map((detail) => localized(detail, language)).join(' · ')}
                </span>
              ) : null}
            </td>
            <td data-label={t('count')} data-number>{`${line.count} × ${formatSom(line.price)}`}</td>
            <td data-label={t('sum')} data-number>
              {formatSom(line.sum)}
            </td>
          </tr>
        ))}
      </DeskTable>
      <dl className="site-desk-sums">
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{formatSom(invoice.invoice_sum)}</dd>
        </div>
        <div>
          <dt>{t('paidSum')}</dt>
          <dd>{formatSom(invoice.paid_sum)}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd>{formatSom(leftOf(invoice))}</dd>
        </div>
      </dl>
    </section>
  )
}
