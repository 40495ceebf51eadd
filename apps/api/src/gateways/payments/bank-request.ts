import {
  parseAnswer,
  sendRequest,
  ServiceRefused,
  ServiceUnavailable,
  type HttpAnswer,
  type HttpRequest,
  type Origin,
  type Schema,
} from '../http-client.ts'

/** The bank refused: nothing was changed, and a retry of the same request would be refused too. */
export class BankRefused extends ServiceRefused {
  override readonly name = 'BankRefused'
}

/** The outcome at the bank is unknown: no response, a server error, or an invalid response. */
export class BankUnclear extends ServiceUnavailable {
  override readonly name = 'BankUnclear'
}

/** Timeout of one request, in ms. */
const TIMEOUT_MS = 8_000
const MAX_LENGTH = 256 * 1024

export type Send = (path: string, request?: HttpRequest) => Promise<HttpAnswer>

/** Creates a function that sends requests to one bank, each with a deadline. */
export const sendTo =
  (bank: string, origin: Origin, { deadline = TIMEOUT_MS }: { deadline?: number } = {}): Send =>
  (path, request) =>
    sendRequest(
      { name: bank, origin, maxLength: MAX_LENGTH, Unavailable: BankUnclear },
      path,
      AbortSignal.timeout(deadline),
      request,
    )

/** Parses a 2xx response by its schema. An invalid one leaves the outcome unknown. */
export const readAnswer = <T>(bank: string, answer: HttpAnswer, schema: Schema<T>): T =>
  parseAnswer({ name: bank, Unavailable: BankUnclear }, answer, schema)
