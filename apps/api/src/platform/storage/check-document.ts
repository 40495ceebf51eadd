import { unreadable } from './encode-image.ts'

/** Limits on archives, far above any office document. */
const ENTRIES = 2_000
const UNPACKED = 64 * 1024 * 1024
/** How far from its end a PDF may have its end marker, in bytes. */
const PDF_TAIL = 2_048

/** Programs embedded in a document, which run when it is opened. */
const PROGRAM =
  /vbaProject|activeX|oleObject|\.(?:exe|dll|com|scr|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|jar|lnk|msi)$/i

/** Checks that a PDF is complete. Browsers show it in a sandbox. @throws INVALID on `file` */
export function checkPdf(bytes: Buffer): void {
  if (!bytes.subarray(-PDF_TAIL).includes('%%EOF')) throw unreadable()
}

/** Checks that bytes are complete text without control characters. @throws INVALID on `file` */
export function checkText(bytes: Buffer): void {
  // Excel writes UTF-16 and 8-bit text; no other character of either decodes to a control character.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isUtf16 ? 'utf16le' : 'latin1')
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\0-\x08\x0b\x0e-\x1f]/.test(text)) throw unreadable()
}

/**
 * Checks an office document: an archive of a plausible size with the expected parts and no program. It is
 * decompressed without storing anything, since an archive may declare a wrong size.
 * @throws INVALID on `file`
 */
export async function checkOfficeDocument(bytes: Buffer): Promise<'docx' | 'xlsx'> {
  const { fromBufferPromise } = await import('yauzl')
  const archive = await fromBufferPromise(bytes, { validateEntrySizes: true }).catch(() => null)
  if (!archive || archive.entryCount > ENTRIES) throw unreadable()
  const names = new Set<string>()
  let unpacked = 0
  try {
    for await (const entry of archive.eachEntry()) {
      names.add(entry.fileName)
      unpacked += entry.uncompressedSize
      if (unpacked > UNPACKED || PROGRAM.test(entry.fileName)) throw unreadable()
      if (!entry.fileName.endsWith('/'))
        for await (const _chunk of await archive.openReadStreamPromise(entry));
    }
  } catch {
    throw unreadable()
  } finally {
    archive.close()
  }
  if (!names.has('[Content_Types].xml')) throw unreadable()
  if (names.has('word/document.xml')) return 'docx'
  if (names.has('xl/workbook.xml')) return 'xlsx'
  throw unreadable()
}
