import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type PDFKit from 'pdfkit'

/** A4 with a margin in points on every side. */
const PAGE = { size: 'A4', margin: 48 } as const

export interface OpenDocument {
  readonly pdf: typeof PDFKit.prototype
  /** Ends the document and returns its bytes. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Opens a PDF with the store's typeface as the fonts `regular` and `semibold`, which cover all languages of
 * the store. Loads its library on first use.
 */
export async function openDocument(title: string, language: Language): Promise<OpenDocument> {
  const [{ default: Pdf }, { default: fonts }] = await Promise.all([
    import('pdfkit'),
    import('./commissioner.json', { with: { type: 'json' } }),
  ])
  const regular = Buffer.from(fonts.regular, 'base64')
  const pdf = new Pdf({
    ...PAGE,
    // The default font has no Cyrillic; the types accept only names.
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
