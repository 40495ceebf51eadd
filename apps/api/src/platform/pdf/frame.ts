import { LINE } from './colors.ts'
import type { OpenDocument } from './open-document.ts'

type Pdf = OpenDocument['pdf']

/** The content area of a page: inside the margins and above the page number. */
export const frameOf = ({ page }: Pdf) => ({
  left: page.margins.left,
  width: page.width - page.margins.left - page.margins.right,
  bottom: page.height - page.margins.bottom - 24,
})

/** Draws a line across the page at the current position. */
export function renderLine(pdf: Pdf): void {
  const { left, width } = frameOf(pdf)
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
}
