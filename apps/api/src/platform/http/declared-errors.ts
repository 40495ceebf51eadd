import { errorsOf, type Endpoint } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { refusalOf } from './errors.ts'

/** An endpoint refused with an error its contract does not declare: our fault, whatever the caller did. */
class UndeclaredError extends Error {
  override name = 'UndeclaredError'
  /** Not the `cause`: `refusalOf` would then treat this as a refusal. */
  readonly thrown: unknown

  constructor(message: string, thrown: unknown) {
    super(message)
    this.thrown = thrown
  }
}

/**
 * Checks a thrown error against the contract: its code is one of the endpoint's `errors`, and its data
 * matches.
 * @throws UndeclaredError, which names the operation and the code.
 */
export function checkDeclared(name: string, endpoint: Endpoint, thrown: unknown): void {
  const refusal = refusalOf(thrown)
  if (!refusal) return
  const { code, details } = refusal
  const shape = errorsOf(endpoint)[code]
  if (!shape)
    throw new UndeclaredError(`${name} refused with ${code}, which its contract does not declare`, thrown)
  const { error } = z.safeParse(z.strictObject(shape), details.data ?? {})
  if (error)
    throw new UndeclaredError(
      `${name} refused with ${code} and data that does not fit its contract: ${z.prettifyError(error)}`,
      thrown,
    )
}
