import type { Endpoint } from '../contract/endpoint.ts'

/** One call, as a transport sends it. Nothing in it has been checked: that is the other side's work. */
export interface TransportRequest {
  readonly endpoint: Endpoint
  /** By the names in the endpoint's path; already known to be neither empty nor a step up. */
  readonly params: Readonly<Record<string, string | number>>
  /** Undefined fields are absent; a list is a repeated key. */
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /**
   * Set when a list is followed by its `next_page_url`: path and query, such as
   * `/api/frontend/product?page=2`, in place of the endpoint's path, `params` and `query`.
   */
  readonly nextPage?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Carries a call to the store: over HTTP, or inside the same process. Answers the response as plain data, and
 * throws a ShyrdakError for everything else. What it answers is checked by the caller.
 */
export interface Transport {
  (request: TransportRequest): Promise<unknown>
  /** Where it sends to, such as `https://store.example`. Absent when nothing leaves the process. */
  readonly origin?: string
}
