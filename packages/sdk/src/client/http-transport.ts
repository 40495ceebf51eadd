import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky'
import { routeOf, type Endpoint } from '../contract/endpoint.ts'
import { isFileSchema } from '../contract/file.ts'
import { LANGUAGE_TAGS, type Language } from '../contract/language.ts'
import type { ClientCode } from '../rules/failure-code.ts'
import { errorFromResponse, retryAfterOf } from './error-response.ts'
import { readChunks, readText } from './read-body.ts'
import { requestPath } from './request-path.ts'
import { isRead, retryOptions } from './retry-options.ts'
import { isShyrdakError, ShyrdakError } from './shyrdak-error.ts'
import type { Transport, TransportRequest } from './transport.ts'

/** Where the store is, and what every call to it carries. */
export interface HttpTransportOptions {
  /**
   * Origin of the API, such as `https://admin.example`; `/api` is added, and a path is ignored. `httpTransport` throws a
   * TypeError if it is no HTTP URL. Source: spec §9.
   */
  readonly apiHost: string
  /** ISO 3166-1 alpha-2 code of the shopper's country, read before every call, which fails with NETWORK if this throws. */
  readonly country: () => string
  /**
   * The session token, or null. Read before every call. One with spaces or other than ASCII characters is not sent: the
   * call fails with UNAUTHENTICATED.
   */
  readonly token?: () => string | null
  /** Sent as Accept-Language when given. */
  readonly language?: () => Language
  /** A custom `fetch`, for tests and for servers that forward headers. It is called with a `Request`. */
  readonly fetch?: typeof globalThis.fetch
  /** A file may take longer, as long as no pause between its bytes does. */
  readonly timeout?: {
    /** One attempt of a read, in milliseconds. Default: 10,000. */
    readonly attempt?: number
    /** A read with its retries, in milliseconds. Default: 20,000. */
    readonly read?: number
    /** A write with its retries, in milliseconds. Default: 15,000. */
    readonly write?: number
  }
}

const ATTEMPT_TIMEOUT_MS = 10_000
const READ_TIMEOUT_MS = 20_000
const WRITE_TIMEOUT_MS = 15_000
/** For a photo on a slow line; each 3 MB of a file add a minute. The user sees progress and may cancel. */
const UPLOAD_TIMEOUT_MS = 300_000
const BYTES_PER_MILLISECOND = 50
/** Far above any response of the store, but low enough for a phone's memory. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024

function headersFor(
  { endpoint, idempotencyKey }: TransportRequest,
  { token, language }: HttpTransportOptions,
) {
  const bearer = token?.()
  // fetch throws an error that quotes an invalid header, and so the token.
  if (bearer && /[^!-~]/.test(bearer))
    throw new ShyrdakError({ code: 'UNAUTHENTICATED', operation: routeOf(endpoint) })
  return {
    accept: isFileSchema(endpoint.response) ? '*/*' : 'application/json',
    authorization: bearer ? `Bearer ${bearer}` : undefined,
    'accept-language': language && LANGUAGE_TAGS[language()],
    'idempotency-key': idempotencyKey,
  }
}

const contentOf = ({ body }: TransportRequest): Options => (body instanceof Blob ? { body } : { json: body })

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

/** Returns the parsed body or throws the error of the response. `read` is null if the body was too large. */
function contentFrom(response: Response, read: string | File | null, endpoint: Endpoint): unknown {
  const body = read === null ? NOT_JSON : typeof read === 'string' ? parseJson(read) : read
  const { status } = response
  if (!response.ok)
    throw errorFromResponse({
      endpoint,
      status,
      body,
      retryAfter: retryAfterOf(response.headers, Date.now()),
    })
  if (body !== NOT_JSON) return body
  const message = read === null ? 'Response is too large' : 'Response is not JSON'
  throw new ShyrdakError({ code: 'BAD_RESPONSE', operation: routeOf(endpoint), message, status })
}

function failureFrom(thrown: unknown, { endpoint, signal }: TransportRequest): ShyrdakError {
  if (isShyrdakError(thrown)) return thrown
  const failure = (code: ClientCode, message: string, cause?: unknown) =>
    new ShyrdakError({ code, operation: routeOf(endpoint), message, cause })
  if (signal?.aborted) return failure('ABORTED', 'Call aborted', thrown)
  if (isTimeoutError(thrown)) return failure('TIMEOUT', 'No response in time')
  // ky's error holds the request, including the token.
  return failure('NETWORK', 'Network request failed', isNetworkError(thrown) ? thrown.cause : thrown)
}

/**
 * Calls a store over HTTP. Reads, writes with an idempotency key and writes that are repeatable without one
 * are attempted up to three times.
 */
export function httpTransport(options: HttpTransportOptions): Transport {
  const { apiHost } = options
  // `localhost:3000` parses as a URL of the scheme `localhost`; calls would go to the page's own server.
  if (!/^https?:/i.test(apiHost))
    throw new TypeError(`apiHost is "${apiHost}", not like https://shop.example`)
  const { origin } = new URL(apiHost)
  const {
    attempt = ATTEMPT_TIMEOUT_MS,
    read = READ_TIMEOUT_MS,
    write = WRITE_TIMEOUT_MS,
  } = options.timeout ?? {}
  const { fetch = globalThis.fetch.bind(globalThis) } = options

  const open = (request: TransportRequest, specific: Options) =>
    ky(origin + requestPath(request, options.country()), { method: request.endpoint.method, ...specific })

  const send = async (request: TransportRequest): Promise<unknown> => {
    const { endpoint, signal, body, onProgress } = request
    const total = isRead(request)
      ? read
      : body instanceof Blob
        ? UPLOAD_TIMEOUT_MS + body.size / BYTES_PER_MILLISECOND
        : write
    // Bodies are read within the attempt, so that ky's timeouts and retries cover them, also those of error
    // responses. Files are read after it: on a slow line, one takes longer than any fixed time.
    const bodies = new WeakMap<Response, string | File | null>()
    let response: Response
    try {
      const post =
        body instanceof Blob && onProgress && !options.fetch
          ? (await import('./fetch-with-progress.ts')).fetchWithProgress(body, onProgress)
          : fetch
      response = await open(request, {
        headers: headersFor(request, options),
        ...contentOf(request),
        retry: retryOptions(request),
        timeout: isRead(request) ? Math.min(attempt, total) : total,
        totalTimeout: total,
        signal: signal ?? null,
        fetch: async (input, init) => {
          const response = await post(input, init)
          if (!response.ok || !isFileSchema(endpoint.response))
            bodies.set(response, await readText(response, MAX_RESPONSE_BYTES))
          return response
        },
      })
      if (!bodies.has(response))
        bodies.set(response, await (await import('./read-file.ts')).readFile(response, total, readChunks))
    } catch (thrown) {
      if (!isHTTPError(thrown)) throw failureFrom(thrown, request)
      response = thrown.response
    }
    return contentFrom(response, bodies.get(response) ?? null, endpoint)
  }
  async function* follow(request: TransportRequest): AsyncGenerator<unknown> {
    try {
      // Loaded only when a stream is followed.
      const { followEvents } = await import('./follow-events.ts')
      yield* followEvents({
        signal: request.signal,
        open: async (signal) =>
          open(request, {
            headers: { ...headersFor(request, options), accept: 'text/event-stream' },
            retry: 0,
            timeout: false,
            throwHttpErrors: false,
            signal,
            fetch,
          }),
        read: (response) => readText(response, MAX_RESPONSE_BYTES),
        parse: (response, data) => contentFrom(response, data, request.endpoint),
      })
    } catch (thrown) {
      throw failureFrom(thrown, request)
    }
  }
  return Object.assign(send, { origin, follow })
}
