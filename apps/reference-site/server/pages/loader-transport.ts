import { isShyrdakError, type Transport, type TransportRequest } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { data } from 'react-router'

/** Seconds to wait after a request too many, if the API did not say: the period of most of its limits. */
const WAIT_S = 60

const UNAVAILABLE: readonly FailureCode[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE']

/** What is told of refused calls, also to those whose loader goes on without the answer. */
export interface Refusals {
  onUnavailable?: (() => void) | undefined
  /** Gets the seconds to wait, if they are known. */
  onWait?: ((seconds: number) => void) | undefined
}

/**
 * The transport of loaders. When the API refuses one call too many, the page becomes a 429 response that says how long
 * to wait, and when the API or its database cannot be reached, a 503 response, whichever loader called.
 */
export function loaderTransport(transport: Transport, { onUnavailable, onWait }: Refusals = {}): Transport {
  const refused = (status: number, wait: number | undefined, { message }: Error) => {
    if (wait !== undefined) onWait?.(wait)
    // A loader that goes on without the answer logs the message.
    return Object.assign(refusalOf(status, wait), { message })
  }

  async function call(request: TransportRequest): Promise<unknown> {
    try {
      return await transport(request)
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      if (error.code === 'RATE_LIMITED') throw refused(429, error.retryAfter ?? WAIT_S, error)
      if (!UNAVAILABLE.includes(error.code)) throw error
      onUnavailable?.()
      throw refused(503, error.retryAfter, error)
    }
  }
  return Object.assign(call, transport)
}

const refusalOf = (status: number, wait: number | undefined) =>
  data(null, { status, headers: wait === undefined ? {} : { 'retry-after': String(wait) } })
