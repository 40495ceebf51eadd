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

/** The carrier refused this request; it is reachable and may accept another. */
export class CarrierRefused extends ServiceRefused {
  override readonly name = 'CarrierRefused'
}

/** The carrier is unavailable: no response, a server error, or an invalid response. */
export class CarrierUnavailable extends ServiceUnavailable {
  override readonly name = 'CarrierUnavailable'
}

/** Lists of tariffs are long. */
const MAX_LENGTH = 1024 * 1024

export type Send = (path: string, signal: AbortSignal, request?: HttpRequest) => Promise<HttpAnswer>

/** Creates a function that sends requests to one carrier. */
export const sendTo =
  (carrier: string, origin: Origin): Send =>
  (path, signal, request) =>
    sendRequest(
      { name: carrier, origin, maxLength: MAX_LENGTH, Unavailable: CarrierUnavailable },
      path,
      signal,
      request,
    )

/** Parses a response by its schema. An invalid one means the carrier is unavailable. */
export const readAnswer = <T>(carrier: string, answer: HttpAnswer, schema: Schema<T>): T =>
  parseAnswer({ name: carrier, Unavailable: CarrierUnavailable }, answer, schema)
