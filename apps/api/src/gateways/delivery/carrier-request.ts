import { fromJson, readText } from '../answer-text.ts'

/** The carrier refused this request; it is reachable and may accept another. */
export class CarrierRefused extends Error {
  readonly status: number

  constructor(carrier: string, status: number, reason: string) {
    super(`${carrier} refused a request: ${status} ${reason}`)
    this.name = 'CarrierRefused'
    this.status = status
  }
}

/** The carrier is unavailable: no response, a server error, or an invalid response. */
export class CarrierAway extends Error {
  constructor(carrier: string, what: string, options?: ErrorOptions) {
    super(`${carrier}: ${what}`, options)
    this.name = 'CarrierAway'
  }
}

export interface CarrierRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface CarrierAnswer {
  status: number
  json: unknown
}

/** The carrier's origin; a double knows its own only once it listens. */
export type Origin = string | (() => Promise<string>)

/** Lists of tariffs are long. */
const MAX_BYTES = 1024 * 1024

export type Send = (path: string, signal: AbortSignal, request?: CarrierRequest) => Promise<CarrierAnswer>

/**
 * Creates a function that sends requests to one carrier. It stops when the signal aborts and follows no
 * redirect. A 4xx is returned for the adapter to interpret. Errors never contain the request, which holds
 * secrets.
 */
export const sendTo =
  (carrier: string, origin: Origin): Send =>
  async (path, signal, { method = 'GET', headers = {}, body } = {}) => {
    const base = typeof origin === 'string' ? origin : await origin()
    let status: number
    let text: string
    try {
      const response = await fetch(base + path, {
        method,
        headers,
        redirect: 'error',
        signal,
        ...(body !== undefined && { body }),
      })
      status = response.status
      text = await readText(response, MAX_BYTES)
    } catch (error) {
      throw new CarrierAway(carrier, `${method} was not answered`, { cause: error })
    }
    if (status >= 500 || status === 429)
      throw new CarrierAway(carrier, `${method} was answered with ${status}`)
    return { status, json: fromJson(text) }
  }

export const isOk = ({ status }: CarrierAnswer): boolean => status >= 200 && status < 300

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/** Parses a response by its schema. An invalid one means the carrier is unavailable. */
export function readAnswer<T>(carrier: string, { status, json }: CarrierAnswer, schema: Schema<T>): T {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new CarrierAway(carrier, `${status} with an invalid answer`)
  return parsed.data
}
