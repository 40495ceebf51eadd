/**
 * Creates a File from the bytes of a response, named by its Content-Disposition header. Imports no module
 * that every page loads, so that bundlers keep those in one chunk.
 */
export function fileFrom(chunks: Uint8Array<ArrayBuffer>[], { headers }: Response): File {
  const name = nameFrom(headers.get('content-disposition') ?? '')
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  return new File(chunks, /[/\\]/.test(name) ? 'file' : name, { type })
}

/** The whole name, else the one for old clients, in ASCII. Source: RFC 6266, 4.3. */
function nameFrom(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, plain = 'file'] = /filename="([^"]+)"/.exec(disposition) ?? []
  try {
    return decodeURIComponent(encoded) || plain
  } catch {
    return plain // not written by the store
  }
}
