const HEAD = 1_024
/** A workbook is a ZIP archive. */
const ZIP = 'PK\u0003\u0004'
/** The byte order marks of UTF-16, in which every other byte of a text may be zero. */
const WIDE = ['\u00ff\u00fe', '\u00fe\u00ff']
// What no text of a table holds.
// oxlint-disable-next-line no-control-regex
const BINARY = /^%PDF|[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/** What a file is by its bytes, whatever its name says; null where it is no table. */
export async function tableKind(file: File): Promise<'xlsx' | 'csv' | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  if (head.startsWith(ZIP)) return 'xlsx'
  return WIDE.some((mark) => head.startsWith(mark)) || !BINARY.test(head) ? 'csv' : null
}
