const HEAD = 1_024
/** XLSX workbooks are ZIP archives. */
const ZIP = 'PK\u0003\u0004'
/** The byte order marks of UTF-16, where every other byte of a text may be zero. */
const WIDE = ['\u00ff\u00fe', '\u00fe\u00ff']
// Bytes that do not occur in a text table.
// oxlint-disable-next-line no-control-regex
const BINARY = /^%PDF|[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/** Detects the kind of a file from its content, whatever its name; null when it is not a table. */
export async function tableKind(file: File): Promise<'xlsx' | 'csv' | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  if (head.startsWith(ZIP)) return 'xlsx'
  return WIDE.some((mark) => head.startsWith(mark)) || !BINARY.test(head) ? 'csv' : null
}
