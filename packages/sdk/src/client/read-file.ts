import type { readChunks } from './read-body.ts'

/** A mailing list has 200 bytes per address. */
const MAX_FILE_BYTES = 50 * 1024 * 1024

/**
 * Reads the file of a response. Returns null if it is too large; throws a TimeoutError when no byte arrives for
 * `silence` milliseconds. `read` is passed in, since a module that is loaded only for files imports none that
 * every page loads: bundlers then keep those in one chunk.
 */
export async function readFile(
  response: Response,
  silence: number,
  read: typeof readChunks,
): Promise<File | null> {
  const chunks = await read(failingOnSilence(response, silence), MAX_FILE_BYTES)
  return chunks && fileFrom(chunks, response)
}

/** A response whose body fails when none of its bytes arrive for `silence` milliseconds. */
function failingOnSilence(response: Response, silence: number): Response {
  if (!response.body) return response
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = response.body.getReader()
  const watched = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      let isSilent = false
      const timer = setTimeout(() => {
        isSilent = true
        // Ends the read below as if the file were complete.
        void reader.cancel()
      }, silence)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (isSilent) throw new DOMException('File stopped arriving', 'TimeoutError')
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(watched, response)
}

/** Creates a File from the bytes of a response, named by its Content-Disposition header. */
function fileFrom(chunks: Uint8Array<ArrayBuffer>[], { headers }: Response): File {
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
