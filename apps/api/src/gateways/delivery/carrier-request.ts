import { fromJson, readText } from '../answer-text.ts'

/** The carrier has said no to this request; it is there, and may say yes to another. */
export class CarrierRefused extends Error {
  readonly status: number

  constructor(carrier: string, status: number, reason: string) {
    super(`${carrier} refused a request: ${status} ${reason}`)
    this.name = 'CarrierRefused'
    this.status = status
  }
}

/** The carrier is away: no answer, a fault of its own, or nonsense. */
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

/** Where a carrier is reached; a double says so once it listens. */
export type Origin = string | (() => Promise<string>)

/** A list of tariffs is long. */
const MAX_BYTES = 1024 * 1024

export type Send = (path: string, signal: AbortSignal, request?: CarrierRequest) => Promise<CarrierAnswer>

/**
 * Sends requests to one carrier: until the signal says that nobody waits, never following a redirect. A 4xx is handed back,
 * for adapters to tell apart. What was sent is in no error: it holds secrets.
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

/** Reads an answer by its schema. Nonsense is a carrier that is away. */
export function readAnswer<T>(carrier: string, { status, json }: CarrierAnswer, schema: Schema<T>): T {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new CarrierAway(carrier, `${status} with an answer that makes no sense`)
  return parsed.data
}
