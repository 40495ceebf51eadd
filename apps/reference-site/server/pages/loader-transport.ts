import { isShyrdakError, type Transport, type TransportRequest } from '@shyrdak/sdk'
import { data } from 'react-router'

/** Seconds to wait if the API did not say: the period of most of its limits. */
const WAIT_S = 60

/**
 * The transport of loaders: when the API refuses one call too many, the page becomes a 429 response that says how long
 * to wait, whichever loader called.
 */
export function loaderTransport(transport: Transport): Transport {
  async function call(request: TransportRequest): Promise<unknown> {
    try {
      return await transport(request)
    } catch (error) {
      if (!isShyrdakError(error) || error.code !== 'RATE_LIMITED') throw error
      throw data(null, { status: 429, headers: { 'retry-after': String(error.retryAfter ?? WAIT_S) } })
    }
  }
  return Object.assign(call, transport)
}
