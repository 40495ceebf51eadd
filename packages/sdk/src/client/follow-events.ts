import { operationOf } from './call-endpoint.ts'
import { readEvents } from './read-events.ts'
import { ShyrdakError } from './shyrdak-error.ts'
import type { TransportRequest } from './transport.ts'

interface Connection {
  open: (signal: AbortSignal) => Promise<Response>
  failureFrom: (thrown: unknown) => ShyrdakError
  /** Throws what a response that is not well says. */
  refuse: (response: Response) => Promise<unknown>
}

/** The events of an endpoint that answers with a stream, as plain data, until it ends or falls silent. */
export async function* followEvents(
  { endpoint, signal }: TransportRequest,
  { open, failureFrom, refuse }: Connection,
): AsyncGenerator<unknown> {
  const silence = new AbortController()
  const response = await open(signal ? AbortSignal.any([signal, silence.signal]) : silence.signal).catch(
    (thrown: unknown) => {
      throw failureFrom(thrown)
    },
  )
  if (!response.ok) await refuse(response)
  try {
    for await (const data of readEvents(response, () => silence.abort())) yield JSON.parse(data) as unknown
  } catch (thrown) {
    if (!silence.signal.aborted) throw failureFrom(thrown)
    throw new ShyrdakError({
      code: 'TIMEOUT',
      operation: operationOf(endpoint),
      message: 'Stream fell silent',
    })
  }
}
