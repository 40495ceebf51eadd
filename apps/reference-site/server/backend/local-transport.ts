import type { LocalCaller } from '@shyrdak/api'
import { errorFromResponse, validated, type Transport, type TransportRequest } from '@shyrdak/sdk'

/**
 * Answers a request, from a cache or through `ask`, which calls the backend and collects the cache tags of
 * the answer.
 */
type Answer = (request: TransportRequest, ask: (shown: Set<string>) => Promise<unknown>) => Promise<unknown>

/** An SDK transport that calls the API in this process. Refusals become the same errors as over HTTP. */
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
