import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { InvoiceDetails } from '@shyrdak/sdk/contract'
import { formatDate, formatSom, formatNumber, localized } from '@shyrdak/sdk/format'
import { subtractMoney } from '@shyrdak/sdk/rules'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { useCountryName } from '../shell/use-countries.ts'
import { StatusBadge } from './document-list.tsx'
import { DownloadInvoice } from './download-invoice.tsx'
import { invoiceStatusTone } from './invoice-status-tone.ts'
import { SellerAccount } from './seller-account.tsx'

/** An invoice as it was issued, printable on one sheet. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceDetails }) {
  const { language, origin, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  const country = useCountryName()(invoice.company.country_iso_code)
  const { total_sum, invoice_sum, paid_sum, seller, contacts } = invoice
  const sums = [
    { name: t('totalSum'), value: total_sum },
    { name: t('invoiceSum'), value: invoice_sum, isTotal: true },
    { name: t('invoicePaid'), value: paid_sum },
    { name: t('invoiceDue'), value: subtractMoney(invoice_sum, paid_sum) },
  ]
  return (
    <article className="site-invoice" aria-labelledby="invoice-title">
      <header className="site-invoice-head">
        <h2 id="invoice-title">{t('invoice', { number: invoice.number })}</h2>
        <StatusBadge name={t('status')} tone={invoiceStatusTone(invoice.status)}>
          {t(`statuses.${invoice.status}`)}
        </StatusBadge>
        <p className="site-order-note">
          <UnbrokenName
            text={`${formatDate(invoice.date, language)} · ${t('order', { number: invoice.order_number })}`}
          />
        </p>
      </header>
      <div className="site-invoice-parties">
        <section>
          <h3>{t('seller')}</h3>
          <p>{seller?.name ?? 'Shyrdak'}</p>
          {[contacts?.address, contacts?.phone, new URL(origin).host].filter(Boolean).map((line) => (
            <p key={line} className="site-order-note">
              {line}
            </p>
          ))}
          {seller ? <SellerAccount seller={seller} /> : null}
        </section>
        <section>
          <h3>{t('buyer')}</h3>
          <p>{invoice.company.name}</p>
          <p className="site-order-note">{[invoice.company.city, country].filter(Boolean).join(', ')}</p>
        </section>
      </div>
      <table className="site-document-lines" aria-label={t('invoice', { number: invoice.number })}>
        <thead className="shyrdak-hidden">
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('lineSum')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">
                <span>{localized(line.name, language)}</span>
                {line.details.length > 0 ? (
                  <span className="site-order-note">
                    {line.details.map((detail) => localized(detail, language)).join(' · ')}
                  </span>
                ) : null}
              </th>
              <td data-cell="count">{formatNumber(line.count, language)}</td>
              <td data-cell="price">{formatSom(line.price)}</td>
              <td data-cell="sum">{formatSom(line.sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="site-order-sums site-invoice-sums">
        {sums.map(({ name, value, isTotal }) => (
          <div key={name} className={isTotal ? 'site-order-total' : undefined}>
            <dt>{name}</dt>
            <dd>{formatSom(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="site-order-actions">
        <DownloadInvoice invoice={invoice} />
        <Button tone="secondary" onClick={() => print()}>
          {t('print')}
        </Button>
        <Button tone="quiet" href={`${prefix}/admin/chat?about=${invoice.number}`}>
          {t('writeAboutInvoice')}
        </Button>
      </div>
    </article>
  )
}
