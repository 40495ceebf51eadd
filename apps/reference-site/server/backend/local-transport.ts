import type { LocalCaller } from '@shyrdak/api'
import { errorFromResponse, validated, type Transport, type TransportRequest } from '@shyrdak/sdk'

/** Answers a call that this transport was asked for; `ask` asks the backend, and collects what its answer shows. */
type Answer = (request: TransportRequest, ask: (shown: Set<string>) => Promise<unknown>) => Promise<unknown>

/** The SDK's calls answered in this process; a refusal reads the same as over HTTP. */
export function localTransport(callerFor: (shown: Set<string>) => LocalCaller, answer: Answer): Transport {
  const ask = async (
    { endpoint, params, query, body, idempotencyKey }: TransportRequest,
    shown: Set<string>,
  ): Promise<unknown> => {
    const result = await callerFor(shown)({
      endpoint,
      params,
      query,
      body,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    if (result.ok) return validated(endpoint, result.answer)
    throw errorFromResponse({ endpoint, status: result.status, body: result.body })
  }
  return Object.assign((request: TransportRequest) => answer(request, (shown) => ask(request, shown)), {
    isValidated: true,
  } as const)
}
