import { LINE } from './colors.ts'
import type { OpenDocument } from './open-document.ts'

type Pdf = OpenDocument['pdf']

/** The part of a page between its margins, without the line of its number. */
export const frameOf = ({ page }: Pdf) => ({
  left: page.margins.left,
  width: page.width - page.margins.left - page.margins.right,
  bottom: page.height - page.margins.bottom - 24,
})

/** A line across the page, where the document stands. */
export function renderLine(pdf: Pdf): void {
  const { left, width } = frameOf(pdf)
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
}
