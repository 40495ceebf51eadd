import { LANGUAGE_TAGS, type Language } from '../contract/language.ts'
import { addressOf } from './address.ts'
import { sendUntilAnswered } from './attempts.ts'
import { operationOf } from './call-endpoint.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { readText } from './read-body.ts'
import { refusalFrom } from './refusal.ts'
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
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024

const isRead = ({ endpoint }: TransportRequest) => endpoint.method === 'GET' || endpoint.reads === true

/** Whether sending twice is the same as sending once. */
const isRepeatable = (request: TransportRequest) =>
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

/** An answer that is no JSON, told apart from any that is. */
const NOT_JSON = Symbol('not JSON')

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // What the parser says quotes the body, which may be anybody's.
    return NOT_JSON
  }
}

async function readAnswer(response: Response, operation: string): Promise<unknown> {
  const text = await readText(response, MAX_RESPONSE_BYTES)
  const answer = text === null ? NOT_JSON : parseJson(text)
  if (!response.ok) throw refusalFrom(operation, response, answer)
  if (answer !== NOT_JSON) return answer
  const message = text === null ? 'The answer is too large' : 'The answer is not JSON'
  throw new ShyrdakError({ code: 'BAD_RESPONSE', operation, message, status: response.status })
}

const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError'

function failureFrom(thrown: unknown, request: TransportRequest, deadline: Deadline): ShyrdakError {
  if (isShyrdakError(thrown)) return thrown
  const operation = operationOf(request.endpoint)
  if (request.signal?.aborted && !deadline.isOver())
    return new ShyrdakError({ code: 'ABORTED', operation, message: 'The call was given up', cause: thrown })
  if (deadline.isOver() || isTimeout(thrown))
    return new ShyrdakError({ code: 'TIMEOUT', operation, message: 'The store did not answer in time' })
  return new ShyrdakError({
    code: 'NETWORK',
    operation,
    message: 'The store could not be reached',
    cause: thrown,
  })
}

/** Calls a store over HTTP. Reads, and writes with an idempotency key, are tried up to three times. */
export function httpTransport(options: HttpTransportOptions): Transport {
  const { origin } = new URL(options.apiHost)
  const { attempt = ATTEMPT, read = READ, write = WRITE } = options.timeout ?? {}
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)

  const send = async (request: TransportRequest): Promise<unknown> => {
    const total = isRead(request) ? read : write
    const address = origin + addressOf(request, options.country())
    const init = initFor(request, options)
    const deadline = startDeadline(total, request.signal)
    try {
      const response = await sendUntilAnswered(address, init, {
        fetch,
        count: isRepeatable(request) ? 3 : 1,
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
