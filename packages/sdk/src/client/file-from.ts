/**
 * A file from the bytes of a response, under the name that the store gives it. It shares no module with those that every
 * page loads, so that bundlers leave these in one piece.
 */
export function fileFrom(chunks: Uint8Array<ArrayBuffer>[], { headers }: Response): File {
  const [, name = 'file'] = /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  return new File(chunks, name, { type })
}
