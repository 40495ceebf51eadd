import { readEvents, SILENCE } from './read-events.ts'

interface Connection {
  signal: AbortSignal | undefined
  open: (signal: AbortSignal) => Promise<Response>
  /** Throws what a response that is not well says. */
  refuse: (response: Response) => Promise<unknown>
}

/**
 * The events of a response, as plain data, until it ends. A connection that falls silent is a TimeoutError. It shares no
 * module with those that every page loads, so that bundlers leave these in one piece.
 */
export async function* followEvents({ signal, open, refuse }: Connection): AsyncGenerator<unknown> {
  const silence = new AbortController()
  const onSilence = () => silence.abort(new DOMException('Stream fell silent', 'TimeoutError'))
  const ending = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal
  // A proxy that holds everything back holds the head of the response back too.
  const opening = setTimeout(onSilence, SILENCE)
  const response = await open(ending).finally(() => clearTimeout(opening))
  if (!response.ok) await refuse(response)
  for await (const data of readEvents(response, { signal: ending, onSilence }))
    yield JSON.parse(data) as unknown
  // A response that was let go of ends as one that was over.
  ending.throwIfAborted()
}
