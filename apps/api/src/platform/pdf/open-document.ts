import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type PDFKit from 'pdfkit'

/** A4 in points, with the margin of every side. */
const PAGE = { size: 'A4', margin: 48 } as const

export interface OpenDocument {
  readonly pdf: typeof PDFKit.prototype
  /** Ends the document and gives its bytes. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Opens a PDF in the store's own family, as the fonts `regular` and `semibold`, which has the letters of all its languages. Its library is loaded with the first. */
export async function openDocument(title: string, language: Language): Promise<OpenDocument> {
  const [{ default: Pdf }, { default: fonts }] = await Promise.all([
    import('pdfkit'),
    import('./commissioner.json', { with: { type: 'json' } }),
  ])
  const regular = Buffer.from(fonts.regular, 'base64')
  const pdf = new Pdf({
    ...PAGE,
    // Its own default is a font without Cyrillic; the types know only names.
    font: regular as unknown as string,
    bufferPages: true,
    lang: LANGUAGE_TAGS[language],
    displayTitle: true,
    info: { Title: title, Author: 'Shyrdak', Creator: 'Shyrdak' },
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('semibold', Buffer.from(fonts.semibold, 'base64'))
  pdf.font('regular')
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return {
    pdf,
    finish: () =>
      new Promise((resolve, reject) => {
        pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
        pdf.on('error', reject)
        pdf.end()
      }),
  }
}
