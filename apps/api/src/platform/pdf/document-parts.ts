import { INK, MADDER, SOFT } from './colors.ts'
import { frameOf, renderLine } from './frame.ts'
import type { OpenDocument } from './open-document.ts'

type Pdf = OpenDocument['pdf']

/** The height of a row of sums, in points. */
const SUM_HEIGHT = 24

/** Renders the store's name, the document's title and the lines below it. */
export function renderOpening(pdf: Pdf, title: string, lines: readonly string[]): void {
  const { left, width } = frameOf(pdf)
  pdf.font('semibold').fontSize(11).fillColor(MADDER).text('Shyrdak', left, pdf.page.margins.top)
  pdf.moveDown(1.2)
  pdf.fontSize(22).fillColor(INK).text(title, { width })
  pdf.moveDown(0.3)
  pdf.font('regular').fontSize(10).fillColor(SOFT)
  for (const line of lines) pdf.text(line)
  pdf.moveDown(1.4)
}

/** The seller or the buyer. */
export interface Party {
  role: string
  name: string
  place: string
}

/** Renders the parties side by side. */
export function renderParties(pdf: Pdf, parties: readonly Party[]): void {
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

export interface Sum {
  name: string
  value: string
  isTotal?: boolean
}

/** Renders the sums below one another, kept together: on a new page if they do not fit. */
export function renderSums(pdf: Pdf, sums: readonly Sum[]): void {
  if (pdf.y + SUM_HEIGHT * sums.length + 16 > frameOf(pdf).bottom) pdf.addPage()
  const { left, width } = frameOf(pdf)
  const [indent, valueWidth] = [width * 0.35, 130]
  pdf.y += 16
  for (const { name, value, isTotal = false } of sums) {
    const top = pdf.y
    const options = { width: width - indent - valueWidth }
    pdf.font(isTotal ? 'semibold' : 'regular').fontSize(isTotal ? 12 : 10)
    const height = pdf.heightOfString(name, options)
    pdf.fillColor(isTotal ? INK : SOFT).text(name, left + indent, top, options)
    pdf
      .fillColor(INK)
      .text(value, left + width - valueWidth, top, { width: valueWidth, align: 'right', lineBreak: false })
    // A long name may need a second line.
    pdf.y = top + Math.max(isTotal ? 22 : 18, height + 4)
  }
  pdf.y += 4
  renderLine(pdf)
}

/** Renders the page numbers. Call it last, once the number of pages is known. */
export function renderPageNumbers(pdf: Pdf, say: (page: number, pages: number) => string): void {
  const { count: pages } = pdf.bufferedPageRange()
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(index)
    const { left, width, bottom } = frameOf(pdf)
    pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor(SOFT)
      .text(say(index + 1, pages), left, bottom + 10, {
        width,
        align: 'right',
        lineBreak: false,
      })
  }
}
