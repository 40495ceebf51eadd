import { fromJson, readText } from '../answer-text.ts'

export { fromJson }

/** The bank refused: nothing was changed, and a retry of the same request would be refused too. */
export class BankRefused extends Error {
  readonly status: number
  /** The bank's own reason. */
  readonly reason: string

  constructor(bank: string, status: number, reason: string) {
    super(`${bank} refused a request: ${status} ${reason}`)
    this.name = 'BankRefused'
    this.status = status
    this.reason = reason
  }
}

/** The outcome at the bank is unknown: no response, a server error, or an invalid response. */
export class BankUnclear extends Error {
  constructor(bank: string, what: string, options?: ErrorOptions) {
    super(`${bank}: ${what}`, options)
    this.name = 'BankUnclear'
  }
}

export interface BankAnswer {
  status: number
  text: string
}

export interface BankRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The bank's origin; a double knows its own only once it listens. */
export type Origin = string | (() => Promise<string>)

/** Timeout of one request, in ms. */
const TIMEOUT_MS = 8_000
const MAX_BYTES = 256 * 1024

export type Send = (path: string, request?: BankRequest) => Promise<BankAnswer>

/**
 * Creates a function that sends requests to one bank, with a deadline and a size limit, and follows no
 * redirect. A 4xx is returned for the adapter to interpret; any unknown outcome is a `BankUnclear`. Errors
 * never contain the request, which may hold secrets.
 */
export const sendTo =
  (bank: string, origin: Origin, { deadline = TIMEOUT_MS }: { deadline?: number } = {}): Send =>
  async (path, { method = 'GET', headers = {}, body } = {}) => {
    const base = typeof origin === 'string' ? origin : await origin()
    let answer: BankAnswer
    try {
      const response = await fetch(base + path, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
        ...(body !== undefined && { body }),
      })
      answer = { status: response.status, text: await readText(response, MAX_BYTES) }
    } catch (error) {
      throw new BankUnclear(bank, `${method} was not answered`, { cause: error })
    }
    if (answer.status >= 500 || answer.status === 429)
      throw new BankUnclear(bank, `${method} was answered with ${answer.status}`)
    return answer
  }

export const isOk = ({ status }: BankAnswer): boolean => status >= 200 && status < 300

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/** Parses a 2xx response by its schema. An invalid one leaves the outcome unknown. */
export function readAnswer<T>(bank: string, answer: BankAnswer, schema: Schema<T>): T {
  const parsed = schema.safeParse(fromJson(answer.text))
  if (!parsed.success) throw new BankUnclear(bank, `${answer.status} with an invalid answer`)
  return parsed.data
}
