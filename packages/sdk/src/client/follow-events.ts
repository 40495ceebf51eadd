import { readEvents, SILENCE_MS } from './read-events.ts'

interface Connection {
  signal: AbortSignal | undefined
  open: (signal: AbortSignal) => Promise<Response>
  /** Reads the body of a response that is not ok; null if it is too large. */
  read: (response: Response) => Promise<string | null>
  /**
   * Parses an event, or the body of a response that is not ok, whose error it throws. The error for a text that is
   * not JSON does not quote it.
   */
  parse: (response: Response, text: string | null) => unknown
}

/**
 * Yields the events of a response as plain data until it ends. Throws a TimeoutError when the connection
 * falls silent. Imports no module that every page loads, so that bundlers keep those in one chunk.
 */
export async function* followEvents({ signal, open, read, parse }: Connection): AsyncGenerator<unknown> {
  const silence = new AbortController()
  const onSilence = () => silence.abort(new DOMException('Stream fell silent', 'TimeoutError'))
  const ending = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal
  // A proxy that buffers the stream also withholds the response headers.
  const opening = setTimeout(onSilence, SILENCE_MS)
  const response = await open(ending).finally(() => clearTimeout(opening))
  if (!response.ok) parse(response, await read(response))
  for await (const data of readEvents(response, { signal: ending, onSilence })) yield parse(response, data)
  // After an abort, reading ends like a stream that is over.
  ending.throwIfAborted()
}
