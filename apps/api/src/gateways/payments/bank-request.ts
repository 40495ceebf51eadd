import { fromJson, readText } from '../answer-text.ts'

export { fromJson }

/** The bank has said no: nothing has happened there, and the same request would be refused again. */
export class BankRefused extends Error {
  readonly status: number
  /** The bank's own word for why. */
  readonly reason: string

  constructor(bank: string, status: number, reason: string) {
    super(`${bank} refused a request: ${status} ${reason}`)
    this.name = 'BankRefused'
    this.status = status
    this.reason = reason
  }
}

/** Nobody knows whether the bank has done what it was asked: no answer, a fault of its own, or nonsense. */
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

/** Where a bank is reached; a double says so once it listens. */
export type Origin = string | (() => Promise<string>)

/** How long one request may take, in ms. */
const DEADLINE = 8_000
const MAX_BYTES = 256 * 1024

export type Send = (path: string, request?: BankRequest) => Promise<BankAnswer>

/**
 * Sends requests to one bank: within a deadline, never following a redirect, reading no more than a bank has to say. A 4xx is
 * handed back, for adapters to tell apart; whatever leaves the result unknown is a `BankUnclear`. What was sent is in no
 * error: it may hold secrets.
 */
export const sendTo =
  (bank: string, origin: Origin, { deadline = DEADLINE }: { deadline?: number } = {}): Send =>
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

/** Reads an answer of 2xx by its schema. Nonsense leaves the result unknown. */
export function readAnswer<T>(bank: string, answer: BankAnswer, schema: Schema<T>): T {
  const parsed = schema.safeParse(fromJson(answer.text))
  if (!parsed.success) throw new BankUnclear(bank, `${answer.status} with an answer that makes no sense`)
  return parsed.data
}
