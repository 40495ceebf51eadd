import type { InvoiceDetails, Language } from '@shyrdak/sdk/contract'
import { MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { formatDate, formatMoney, formatNumber, localized } from '@shyrdak/sdk/format'
import { subtractMoney } from '@shyrdak/sdk/rules'
import { countryName } from '#platform/countries/country-name.ts'
import { openDocument, type OpenDocument } from '#platform/pdf/open-document.ts'
import { renderLine, renderTable, frameOf } from './invoice-table.ts'
import { invoiceTexts } from './invoice-texts.ts'

type Pdf = OpenDocument['pdf']
type T = ReturnType<typeof invoiceTexts>

const INK = '#2a2623'
const SOFT = '#62594f'
const MADDER = '#a3282f'
/** Below which the sums begin on a new page: they stay together. */
const SUMS_HEIGHT = 110

/** Who issues invoices. */
export interface Seller {
  /** The store's address on the web. */
  publicUrl: string
}

/** An invoice as it was made, as PDF in a language, with the letters of all languages embedded. */
export async function invoicePdf(
  invoice: InvoiceDetails,
  language: Language,
  { publicUrl }: Seller,
): Promise<File> {
  const t = invoiceTexts(language)
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  const { pdf, finish } = await openDocument(t('title', { number: invoice.number }), language)

  renderOpening(pdf, invoice, { t, language })
  renderParties(pdf, [
    { role: t('seller'), name: 'Shyrdak', place: new URL(publicUrl).host },
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
      numbers: [formatNumber(count, language), money(price), money(sum)],
    })),
  )
  renderSums(pdf, [
    { name: t('totalSum'), value: money(invoice.total_sum) },
    { name: t('invoiceSum'), value: money(invoice.invoice_sum), isTotal: true },
    { name: t('paid'), value: money(invoice.paid_sum) },
    { name: t('due'), value: money(subtractMoney(invoice.invoice_sum, invoice.paid_sum)) },
  ])
  renderPageNumbers(pdf, t)
  return new File([await finish()], `invoice-${invoice.number}.pdf`, { type: MEDIA_TYPES.pdf })
}

function renderOpening(
  pdf: Pdf,
  { number, order_number, date, status }: InvoiceDetails,
  { t, language }: { t: T; language: Language },
): void {
  const { left, width } = frameOf(pdf)
  pdf.font('semibold').fontSize(11).fillColor(MADDER).text('Shyrdak', left, pdf.page.margins.top)
  pdf.moveDown(1.2)
  pdf.fontSize(22).fillColor(INK).text(t('title', { number }), { width })
  pdf.moveDown(0.3)
  pdf.font('regular').fontSize(10).fillColor(SOFT)
  pdf.text(`${t('date')}: ${formatDate(date, language)}`)
  pdf.text(t('order', { number: order_number }))
  pdf.text(`${t('status')}: ${t(`statuses.${status}`)}`)
  pdf.moveDown(1.4)
}

interface Party {
  role: string
  name: string
  place: string
}

/** Side by side. */
function renderParties(pdf: Pdf, parties: readonly Party[]): void {
  const { left, width } = frameOf(pdf)
  const column = width / parties.length
  const top = pdf.y
  const bottoms = parties.map(({ role, name, place }, index) => {
    const options = { width: column - 16 }
    const x = left + index * column
    pdf.font('regular').fontSize(8.5).fillColor(SOFT).text(role, x, top, options)
    pdf
      .font('semibold')
      .fontSize(10.5)
      .fillColor(INK)
      .text(name, x, pdf.y + 2, options)
    if (place)
      pdf
        .font('regular')
        .fontSize(9.5)
        .fillColor(SOFT)
        .text(place, x, pdf.y + 1, options)
    return pdf.y
  })
  pdf.x = left
  pdf.y = Math.max(...bottoms) + 26
}

function renderSums(pdf: Pdf, sums: readonly { name: string; value: string; isTotal?: boolean }[]): void {
  if (pdf.y + SUMS_HEIGHT > frameOf(pdf).bottom) pdf.addPage()
  const { left, width } = frameOf(pdf)
  const [nameX, valueWidth] = [left + width * 0.45, 130]
  pdf.y += 16
  for (const { name, value, isTotal = false } of sums) {
    const top = pdf.y
    pdf
      .font(isTotal ? 'semibold' : 'regular')
      .fontSize(isTotal ? 12 : 10)
      .fillColor(isTotal ? INK : SOFT)
      .text(name, nameX, top, { width: width * 0.55 - valueWidth, lineBreak: false })
    pdf
      .fillColor(INK)
      .text(value, left + width - valueWidth, top, { width: valueWidth, align: 'right', lineBreak: false })
    pdf.y = top + (isTotal ? 22 : 18)
  }
  pdf.y += 4
  renderLine(pdf)
}

/** Written last, when it is known how many pages there are. */
function renderPageNumbers(pdf: Pdf, t: T): void {
  const { count: pages } = pdf.bufferedPageRange()
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(index)
    const { left, width, bottom } = frameOf(pdf)
    pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor(SOFT)
      .text(t('page', { page: index + 1, pages }), left, bottom + 10, {
        width,
        align: 'right',
        lineBreak: false,
      })
  }
}
