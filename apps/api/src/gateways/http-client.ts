import { fromJson, readText } from './http-answer.ts'

/** The origin of a service; a double knows its own only once it listens. */
export type Origin = string | (() => Promise<string>)

export interface HttpRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface HttpAnswer {
  status: number
  text: string
}

/** The service refused a request. */
export class ServiceRefused extends Error {
  readonly status: number
  /** The service's own reason, or what it refused. */
  readonly reason: string

  constructor(service: string, status: number, reason: string) {
    super(`${service} refused a request: ${status} ${reason}`)
    this.status = status
    this.reason = reason
  }
}

/** The service gave no usable response: none, a server error, or an invalid one. */
export class ServiceUnavailable extends Error {
  constructor(service: string, what: string, options?: ErrorOptions) {
    super(`${service}: ${what}`, options)
  }
}

export interface Service {
  /** For errors. */
  name: string
  origin: Origin
  /** Longer responses are errors. In characters. */
  maxLength: number
  Unavailable: typeof ServiceUnavailable
}

/**
 * Sends a request to an external service. It stops when the signal aborts and follows no redirect. A 4xx is
 * returned for the adapter to interpret. Errors never contain the request, which may hold secrets.
 */
export async function sendRequest(
  { name, origin, maxLength, Unavailable }: Service,
  path: string,
  signal: AbortSignal,
  { method = 'GET', headers = {}, body }: HttpRequest = {},
): Promise<HttpAnswer> {
  const base = typeof origin === 'string' ? origin : await origin()
  let answer: HttpAnswer
  try {
    const response = await fetch(base + path, {
      method,
      headers,
      redirect: 'error',
      signal,
      ...(body !== undefined && { body }),
    })
    answer = { status: response.status, text: await readText(response, maxLength) }
  } catch (error) {
    throw new Unavailable(name, `${method} was not answered`, { cause: error })
  }
  if (answer.status >= 500 || answer.status === 429)
    throw new Unavailable(name, `${method} was answered with ${answer.status}`)
  return answer
}

export const isOk = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300

export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/** Parses a JSON response by its schema. An invalid one means the service is unavailable. */
export function parseAnswer<T>(
  { name, Unavailable }: Pick<Service, 'name' | 'Unavailable'>,
  { status, text }: HttpAnswer,
  schema: Schema<T>,
): T {
  const parsed = schema.safeParse(fromJson(text))
  if (!parsed.success) throw new Unavailable(name, `${status} with an invalid answer`)
  return parsed.data
}
