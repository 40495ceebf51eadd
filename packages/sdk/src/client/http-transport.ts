import ky, { isHTTPError, isTimeoutError } from 'ky'
import { LANGUAGE_TAGS, type Language } from '../contract/language.ts'
import { addressOf } from './address.ts'
import { operationOf } from './call-endpoint.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { readText } from './read-body.ts'
import { refusalFrom, retryAfterOf } from './refusal.ts'
import { isShyrdakError, ShyrdakError } from './shyrdak-error.ts'
import type { Transport, TransportRequest } from './transport.ts'

export interface HttpTransportOptions {
  /** Origin of the API, such as `https://admin.example`; `/api` is added. Source: spec §9. */
  readonly apiHost: string
  /** The country whose goods, prices and delivery are asked for, by its two letters. */
  readonly country: () => string
  /** The token of the session, null without one. Asked before every call. */
  readonly token?: () => string | null
  /** Sent as Accept-Language when given. */
  readonly language?: () => Language
  /** Another `fetch`, for tests and for servers that pass headers on. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds: a try of a read, a read with its retries, a write with its retries. */
  readonly timeout?: { readonly attempt?: number; readonly read?: number; readonly write?: number }
}

const ATTEMPT = 10_000
const READ = 20_000
const WRITE = 15_000
/** Five megabytes: far above any answer of the store, far below what hurts a phone. */
const LARGEST_ANSWER = 5 * 1024 * 1024
/** Seconds. A store that asks for more patience is heard by the person, not waited for. */
const LONGEST_WAIT = 3

const RETRY = {
  limit: 2,
  methods: ['get', 'post', 'put', 'delete'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  maxRetryAfter: LONGEST_WAIT * 1000,
  jitter: true,
  retryOnTimeout: true,
  shouldRetry: ({ error }: { error: Error }) =>
    isHTTPError(error) && (retryAfterOf(error.response.headers, Date.now()) ?? 0) > LONGEST_WAIT
      ? false
      : undefined,
}

const isRead = ({ endpoint }: TransportRequest) => endpoint.method === 'GET' || endpoint.reads === true

/** Whether sending twice is the same as sending once. */
const isRepeatable = (request: TransportRequest) =>
  isRead(request) || (request.endpoint.idempotent === true && request.idempotencyKey !== undefined)

function headersFor({ idempotencyKey }: TransportRequest, { token, language }: HttpTransportOptions) {
  const bearer = token?.()
  return {
    accept: 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(language ? { 'accept-language': LANGUAGE_TAGS[language()] } : {}),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

/** A body without a `body` field would be sent as the text `undefined`. */
const bodyOf = (body: unknown) =>
  body === undefined ? {} : body instanceof FormData ? { body } : { json: body }

async function readAnswer(response: Response, operation: string): Promise<unknown> {
  const refuse = (message: string) =>
    new ShyrdakError({ code: 'BAD_RESPONSE', operation, message, status: response.status })
  const text = await readText(response, LARGEST_ANSWER)
  if (text === null) throw refuse('The answer is too large')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // What the parser says quotes the body, which may be anybody's.
    throw refuse('The answer is not JSON')
  }
}

function failureFrom(thrown: unknown, request: TransportRequest, deadline: Deadline): ShyrdakError {
  if (isShyrdakError(thrown)) return thrown
  const operation = operationOf(request.endpoint)
  if (isHTTPError(thrown)) return refusalFrom(operation, thrown.response, thrown.data)
  if (request.signal?.aborted && !deadline.isOver())
    return new ShyrdakError({ code: 'ABORTED', operation, message: 'The call was given up', cause: thrown })
  if (deadline.isOver() || isTimeoutError(thrown))
    return new ShyrdakError({ code: 'TIMEOUT', operation, message: 'The store did not answer in time' })
  // ky's own error carries the request with its token; the reason beneath it does not.
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  return new ShyrdakError({ code: 'NETWORK', operation, message: 'The store could not be reached', cause })
}

/** Calls a store over HTTP. Reads, and writes with an idempotency key, are tried up to three times. */
export function httpTransport(options: HttpTransportOptions): Transport {
  const { origin } = new URL(options.apiHost)
  const { attempt = ATTEMPT, read = READ, write = WRITE } = options.timeout ?? {}
  const client = ky.create(options.fetch ? { fetch: options.fetch } : {})

  const send = async (request: TransportRequest): Promise<unknown> => {
    const total = isRead(request) ? read : write
    const address = origin + addressOf(request, options.country())
    const headers = headersFor(request, options)
    const deadline = startDeadline(total, request.signal)
    try {
      const response = await client(address, {
        method: request.endpoint.method,
        headers,
        ...bodyOf(request.body),
        retry: isRepeatable(request) ? RETRY : 0,
        timeout: isRead(request) ? Math.min(attempt, total) : total,
        signal: deadline.signal,
      })
      return await readAnswer(response, operationOf(request.endpoint))
    } catch (thrown) {
      throw failureFrom(thrown, request, deadline)
    } finally {
      deadline.release()
    }
  }
  return Object.assign(send, { origin })
}
