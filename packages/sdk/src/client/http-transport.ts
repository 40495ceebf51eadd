import type { Endpoint } from '../contract/endpoint.ts'
import { LANGUAGE_TAGS, type Language } from '../contract/language.ts'
import { operationOf } from './call-endpoint.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { errorFromResponse, retryAfterOf } from './error-response.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { readText } from './read-body.ts'
import { requestPath } from './request-path.ts'
import { isShyrdakError, ShyrdakError } from './shyrdak-error.ts'
import type { Transport, TransportRequest } from './transport.ts'

export interface HttpTransportOptions {
  /** Origin of the API, such as `https://admin.example`; `/api` is added. Source: spec §9. */
  readonly apiHost: string
  /** ISO 3166-1 alpha-2 code of the shopper's country, read before every call. */
  readonly country: () => string
  /** The session token, or null. Read before every call. */
  readonly token?: () => string | null
  /** Sent as Accept-Language when given. */
  readonly language?: () => Language
  /** A custom `fetch`, for tests and for servers that forward headers. */
  readonly fetch?: typeof globalThis.fetch
  /** Timeouts in milliseconds: one attempt of a read, a read with retries, a write with retries. */
  readonly timeout?: { readonly attempt?: number; readonly read?: number; readonly write?: number }
}

const ATTEMPT_TIMEOUT = 10_000
const READ_TIMEOUT = 20_000
const WRITE_TIMEOUT = 15_000
/** Far above any response of the store, but low enough for a phone's memory. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024

const isRead = ({ endpoint }: TransportRequest) => endpoint.method === 'GET' || endpoint.reads === true

/** Whether sending twice has the same effect as sending once. */
const isRetryable = (request: TransportRequest) =>
  isRead(request) || (request.endpoint.idempotent === true && request.idempotencyKey !== undefined)

function initFor(request: TransportRequest, { token, language }: HttpTransportOptions): RequestInit {
  const { endpoint, body, idempotencyKey } = request
  const bearer = token?.()
  const isForm = body instanceof FormData
  return {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(language ? { 'accept-language': LANGUAGE_TAGS[language()] } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }
}

/** Result of parsing a response that is not JSON. */
const NOT_JSON = Symbol('not JSON')

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // The parser's error quotes the body, which may contain private data.
    return NOT_JSON
  }
}

async function readResponse(response: Response, endpoint: Endpoint): Promise<unknown> {
  const text = await readText(response, MAX_RESPONSE_BYTES)
  const body = text === null ? NOT_JSON : parseJson(text)
  const { status } = response
  if (!response.ok)
    throw errorFromResponse({
      endpoint,
      status,
      body,
      retryAfter: retryAfterOf(response.headers, Date.now()),
    })
  if (body !== NOT_JSON) return body
  const message = text === null ? 'Response is too large' : 'Response is not JSON'
  throw new ShyrdakError({ code: 'BAD_RESPONSE', operation: operationOf(endpoint), message, status })
}

const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError'

function failureFrom(thrown: unknown, request: TransportRequest, deadline: Deadline): ShyrdakError {
  if (isShyrdakError(thrown)) return thrown
  const operation = operationOf(request.endpoint)
  if (request.signal?.aborted && !deadline.isOver())
    return new ShyrdakError({ code: 'ABORTED', operation, message: 'Call aborted', cause: thrown })
  if (deadline.isOver() || isTimeout(thrown))
    return new ShyrdakError({ code: 'TIMEOUT', operation, message: 'No response in time' })
  return new ShyrdakError({
    code: 'NETWORK',
    operation,
    message: 'Network request failed',
    cause: thrown,
  })
}

/** Calls a store over HTTP. Reads, and writes with an idempotency key, are attempted up to three times. */
export function httpTransport(options: HttpTransportOptions): Transport {
  const { origin } = new URL(options.apiHost)
  const { attempt = ATTEMPT_TIMEOUT, read = READ_TIMEOUT, write = WRITE_TIMEOUT } = options.timeout ?? {}
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)

  const send = async (request: TransportRequest): Promise<unknown> => {
    const total = isRead(request) ? read : write
    const url = origin + requestPath(request, options.country())
    const init = initFor(request, options)
    const deadline = startDeadline(total, request.signal)
    try {
      const response = await fetchWithRetry(url, init, {
        fetch,
        count: isRetryable(request) ? 3 : 1,
        timeout: isRead(request) ? Math.min(attempt, total) : total,
        signal: deadline.signal,
      })
      return await readResponse(response, request.endpoint)
    } catch (thrown) {
      throw failureFrom(thrown, request, deadline)
    } finally {
      deadline.release()
    }
  }
  return Object.assign(send, { origin })
}
