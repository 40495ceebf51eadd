import type { Endpoint } from '../contract/endpoint.ts'

/** A request as passed to a transport. Its data is not validated; the server does that. */
export interface TransportRequest {
  readonly endpoint: Endpoint
  /** Path parameters by name; never empty, `.` or `..`. */
  readonly params: Readonly<Record<string, string | number>>
  /** Undefined fields are omitted; an array becomes a repeated key. */
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /**
   * Path and query of a `next_page_url`, such as `/api/frontend/product?page=2`. Replaces the endpoint's path,
   * `params` and `query`.
   */
  readonly nextPage?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Called with the uploaded fraction of a file, 0 to 1, if the platform reports it. */
  readonly onProgress?: ((part: number) => void) | undefined
}

/**
 * Sends a request to the store, over HTTP or within the same process. Returns the response as plain data, which the
 * caller validates, or throws a ShyrdakError.
 */
export interface Transport {
  (request: TransportRequest): Promise<unknown>
  /** Set if the transport validates responses itself, as one that caches them does. */
  readonly isValidated?: true
  /** Origin of the API, such as `https://store.example`. Absent within the same process. */
  readonly origin?: string
  /** Follows a streaming endpoint, yielding each event as plain data. Absent within the same process. */
  readonly follow?: (request: TransportRequest) => AsyncIterable<unknown>
}
