import { EventSourceParserStream } from 'eventsource-parser/stream'

/** The server sends something every 15 seconds; a connection that is silent for longer than this is lost. */
const SILENCE = 40_000

/** The data of each server-sent event of a response. Calls `onSilence` when nothing has come for too long. */
export async function* readEvents(response: Response, onSilence: () => void): AsyncGenerator<string> {
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
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value.data
    }
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => {})
  }
}
