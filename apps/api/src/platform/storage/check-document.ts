import { unreadable } from './encode-image.ts'

/** What an archive may hold: far more than an office document does. */
const ENTRIES = 2_000
const UNPACKED = 64 * 1024 * 1024
/** Where a document says that it ends, in bytes from its end. */
const PDF_TAIL = 2_048

/** Programs within a document, which run when somebody opens it. */
const PROGRAM =
  /vbaProject|activeX|oleObject|\.(?:exe|dll|com|scr|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|jar|lnk|msi)$/i

/** A whole PDF: it is not looked into, and browsers show it in a sandbox. @throws INVALID on `file` */
export function checkPdf(bytes: Buffer): void {
  if (!bytes.subarray(-PDF_TAIL).includes('%%EOF')) throw unreadable()
}

/** Text, and neither a program nor half of something: no control characters. @throws INVALID on `file` */
export function checkText(bytes: Buffer): void {
  // Excel writes both; every other character of theirs is none of text's controls.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isUtf16 ? 'utf16le' : 'latin1')
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\0-\x08\x0b\x0e-\x1f]/.test(text)) throw unreadable()
}

/**
 * A document of an office suite: an archive of an honest size that holds the parts of one and no program. It is unpacked
 * to nowhere, since an archive may lie about its size.
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
