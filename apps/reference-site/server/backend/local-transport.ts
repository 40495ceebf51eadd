import type { LocalCaller } from '@shyrdak/api'
import { ShyrdakError, type Transport } from '@shyrdak/sdk'
import { ErrorBody } from '@shyrdak/sdk/contract'

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
    const said = ErrorBody.parse(result.body)
    throw new ShyrdakError({
      ...said,
      operation: `${endpoint.method} ${endpoint.path}`,
      status: result.status,
    })
  }
