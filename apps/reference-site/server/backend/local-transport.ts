import type { LocalCaller } from '@shyrdak/api'
import { errorFromResponse, type Transport } from '@shyrdak/sdk'

/** The SDK's calls answered in this process; a refusal reads the same as over HTTP. */
export const localTransport =
  (call: LocalCaller): Transport =>
  async ({ endpoint, params, query, body, idempotencyKey }) => {
    const result = await call({
      endpoint,
      params,
      query,
      body,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    if (result.ok) return result.answer
    throw errorFromResponse({ endpoint, status: result.status, body: result.body })
  }
