/**
 * Creates a File from the bytes of a response, named by its Content-Disposition header. Imports no module
 * that every page loads, so that bundlers keep those in one chunk.
 */
export function fileFrom(chunks: Uint8Array<ArrayBuffer>[], { headers }: Response): File {
  const [, name = 'file'] = /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  return new File(chunks, name, { type })
}
