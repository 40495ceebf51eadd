/** Reads the body of a response; returns null as soon as it exceeds `limit` bytes. */
export async function readChunks(
  response: Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel()
    return null
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  if (!response.body) return chunks
  const reader = response.body.getReader()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return chunks
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

/** Reads the text of a response; returns null if it is larger than `limit` bytes. */
export async function readText(response: Response, limit: number): Promise<string | null> {
  const chunks = await readChunks(response, limit)
  if (!chunks) return null
  const decoder = new TextDecoder()
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
}
