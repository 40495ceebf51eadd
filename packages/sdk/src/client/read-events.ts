import { EventSourceParserStream } from 'eventsource-parser/stream'

/** In milliseconds. The server sends something every 15 seconds; a longer silence means a lost connection. */
export const SILENCE_MS = 40_000

interface Reading {
  signal: AbortSignal
  /** Called after `SILENCE_MS` without data. */
  onSilence: () => void
}

/** Yields the data of each server-sent event of a response, until it ends or the signal is aborted. */
export async function* readEvents(
  response: Response,
  { signal, onSilence }: Reading,
): AsyncGenerator<string> {
  if (!response.body) return
  let timer = setTimeout(onSilence, SILENCE_MS)
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      clearTimeout(timer)
      timer = setTimeout(onSilence, SILENCE_MS)
      controller.enqueue(chunk)
    },
  })
  const reader = response.body
    .pipeThrough(watched)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  // Node holds the request weakly: once it is collected, an abort no longer reaches the response by itself.
  const leave = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', leave, { once: true })
  try {
    for (;;) {
      if (signal.aborted) return
      const { done, value } = await reader.read()
      if (done) return
      yield value.data
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    await reader.cancel().catch(() => {})
  }
}
