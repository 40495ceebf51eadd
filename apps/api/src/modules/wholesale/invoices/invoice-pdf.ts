import type { InvoiceDetails, Language } from '@shyrdak/sdk/contract'
import { MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { formatDate, formatNumber, formatSom, localized } from '@shyrdak/sdk/format'
import { subtractMoney } from '@shyrdak/sdk/rules'
import { countryName } from '#platform/countries/country-name.ts'
import { sellerPlace, type Shop } from '#platform/email/shop-contacts.ts'
import { openDocument } from '#platform/pdf/open-document.ts'
import { renderTable } from '#platform/pdf/document-table.ts'
import { renderOpening, renderPageNumbers, renderParties, renderSums } from '#platform/pdf/document-parts.ts'
import { invoiceTexts } from './invoice-texts.ts'

/**
 * Renders an invoice as issued to a PDF in a language. The embedded font covers the letters of all languages.
 */
export async function invoicePdf(invoice: InvoiceDetails, language: Language, shop: Shop): Promise<File> {
  const t = invoiceTexts(language)
  const { seller } = invoice
  const accountLines = ({ tax_number, bank, account, bic }: NonNullable<typeof seller>) => [
    `${t('taxNumber')}: ${tax_number}`,
    `${t('bank')}: ${bank}`,
    `${t('account')}: ${account}`,
    `${t('bic')}: ${bic}`,
  ]
  const { pdf, finish } = await openDocument(t('title', { number: invoice.number }), language)

  renderOpening(pdf, t('title', { number: invoice.number }), [
    `${t('date')}: ${formatDate(invoice.date, language)}`,
    t('order', { number: invoice.order_number }),
    `${t('status')}: ${t(`statuses.${invoice.status}`)}`,
  ])
  renderParties(pdf, [
    {
      role: t('seller'),
      name: seller?.name ?? 'Shyrdak',
      place: [sellerPlace(shop, language), ...(seller ? accountLines(seller) : [])].join('\n'),
    },
    {
      role: t('buyer'),
      name: invoice.company.name,
      place: [invoice.company.city, countryName(invoice.company.country_iso_code, language)]
        .filter(Boolean)
        .join(', '),
    },
  ])
  renderTable(
    pdf,
    { name: t('item'), details: '', numbers: [t('count'), t('price'), t('sum')] },
    invoice.lines.map(({ name, details, count, price, sum }) => ({
      name: localized(name, language),
      details: details.map((detail) => localized(detail, language)).join(' · '),
      numbers: [formatNumber(count, language), formatSom(price), formatSom(sum)],
    })),
  )
  renderSums(pdf, [
    { name: t('totalSum'), value: formatSom(invoice.total_sum) },
    { name: t('invoiceSum'), value: formatSom(invoice.invoice_sum), isTotal: true },
    { name: t('paid'), value: formatSom(invoice.paid_sum) },
    { name: t('due'), value: formatSom(subtractMoney(invoice.invoice_sum, invoice.paid_sum)) },
  ])
  renderPageNumbers(pdf, (page, pages) => t('page', { page, pages }))
  return new File([await finish()], `invoice-${invoice.number}.pdf`, { type: MEDIA_TYPES.pdf })
}
