import { routeOf, type Endpoint, type ErrorCodeOf, type ErrorDataOf } from '../contract/endpoint.ts'
import { isShyrdakError, type ShyrdakError } from './shyrdak-error.ts'

/** A refusal with one of these codes, and the data that the endpoint declares for it. */
export type RefusalOf<E extends Endpoint, C extends ErrorCodeOf<E>> = {
  [Code in C]: ShyrdakError & { readonly code: Code; readonly data: ErrorDataOf<E, Code> }
}[C]

/**
 * Whether a call of this endpoint was refused with one of these codes. Narrows `error.data`:
 * `if (isRefusal(error, orders.place, 'SOLD_OUT')) show(error.data.quote)`.
 */
export const isRefusal = <const E extends Endpoint, const C extends ErrorCodeOf<E>>(
  error: unknown,
  endpoint: E,
  ...codes: readonly C[]
): error is RefusalOf<E, C> =>
  isShyrdakError(error) &&
  error.data !== undefined &&
  error.operation === routeOf(endpoint) &&
  codes.some((code) => code === error.code)
