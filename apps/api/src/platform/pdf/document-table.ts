import { INK, SOFT } from './colors.ts'
import { frameOf, renderLine } from './frame.ts'
import type { OpenDocument } from './open-document.ts'

type Pdf = OpenDocument['pdf']

const GAP = 12
/** The widths of the number columns in points; the first column takes the rest. */
const WIDTHS = [62, 96, 104] as const

/** A row: the item with its details, and its numbers. */
export interface TableRow {
  name: string
  details: string
  numbers: readonly [count: string, price: string, sum: string]
}

/** Renders the items of a document, repeating the head on every page; a row is never split. */
export function renderTable(pdf: Pdf, head: TableRow, rows: readonly TableRow[]): void {
  renderHead(pdf, head)
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, row) > frameOf(pdf).bottom) {
      pdf.addPage()
      renderHead(pdf, head)
    }
    renderRow(pdf, row)
  }
}

const nameWidth = (pdf: Pdf): number =>
  frameOf(pdf).width - WIDTHS.reduce((sum, width) => sum + width + GAP, 0)

function heightOf(pdf: Pdf, { name, details }: TableRow): number {
  const width = nameWidth(pdf)
  pdf.font('semibold').fontSize(9.5)
  const own = pdf.heightOfString(name, { width })
  pdf.font('regular').fontSize(8.5)
  return own + (details ? pdf.heightOfString(details, { width }) : 0) + 13
}

function renderHead(pdf: Pdf, { name, numbers }: TableRow): void {
  const { left } = frameOf(pdf)
  const top = pdf.y
  pdf
    .font('regular')
    .fontSize(8.5)
    .fillColor(SOFT)
    .text(name, left, top, { width: nameWidth(pdf) })
  renderNumbers(pdf, numbers, top)
  pdf.y = top + 16
  renderLine(pdf)
}

function renderRow(pdf: Pdf, row: TableRow): void {
  const { left } = frameOf(pdf)
  const width = nameWidth(pdf)
  const bottom = pdf.y + heightOf(pdf, row)
  const top = pdf.y + 6
  pdf.font('semibold').fontSize(9.5).fillColor(INK).text(row.name, left, top, { width })
  if (row.details) pdf.font('regular').fontSize(8.5).fillColor(SOFT).text(row.details, left, pdf.y, { width })
  pdf.font('regular').fontSize(9.5).fillColor(INK)
  renderNumbers(pdf, row.numbers, top)
  pdf.y = bottom
  renderLine(pdf)
}

function renderNumbers(pdf: Pdf, numbers: TableRow['numbers'], top: number): void {
  let x = frameOf(pdf).left + nameWidth(pdf)
  numbers.forEach((number, place) => {
    const width = WIDTHS[place] ?? 0
    pdf.text(number, x + GAP, top, { width, align: 'right', lineBreak: false })
    x += GAP + width
  })
}
