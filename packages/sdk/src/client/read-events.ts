import { EventSourceParserStream } from 'eventsource-parser/stream'

/** The server sends something every 15 seconds; a connection that is silent for longer than this is lost. */
export const SILENCE = 40_000

interface Reading {
  signal: AbortSignal
  /** Called when nothing has come for too long. */
  onSilence: () => void
}

/** The data of each server-sent event of a response, until it ends or the signal is aborted. */
export async function* readEvents(
  response: Response,
  { signal, onSilence }: Reading,
): AsyncGenerator<string> {
  if (!response.body) return
  let timer = setTimeout(onSilence, SILENCE)
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      clearTimeout(timer)
      timer = setTimeout(onSilence, SILENCE)
      controller.enqueue(chunk)
    },
  })
  const reader = response.body
    .pipeThrough(watched)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  // The request may be forgotten by then, and with it what would abort its response: Node holds it weakly.
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
