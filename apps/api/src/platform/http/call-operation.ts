import type { Language } from '@shyrdak/sdk/contract'
import type { AppContext } from '../context.ts'
import type { Principal } from '../principal.ts'
import { checkDeclared } from './declared-errors.ts'
import type { RawInput } from './endpoint-input.ts'
import type { Operation } from './operations.ts'
import { checkAccess } from './check-access.ts'

/** A call as received, over HTTP or within the process. */
export interface RawCall {
  input: RawInput
  principal: Principal
  language: Language
  idempotencyKey: string | undefined
  ip: string
  userAgent?: string | undefined
  origin?: string | undefined
}

const NEVER = new AbortController().signal

/** Handles a call: checks access, parses the input, and runs the handler. */
export async function callOperation<Context extends AppContext>(
  { name, endpoint, read, handle }: Operation<Context>,
  { input, ...caller }: RawCall,
  context: Context,
  signal = NEVER,
): Promise<unknown> {
  try {
    checkAccess(endpoint, caller.principal)
    // The reader parsed these with the endpoint's own schemas; the union of all endpoints has no common type.
    const parsed = read(input) as Pick<Parameters<typeof handle>[0], 'params' | 'query' | 'body' | 'country'>
    return await handle({ ...caller, ...parsed }, context, signal)
  } catch (error) {
    if (context.settings.checksErrors) checkDeclared(name, endpoint, error)
    throw error
  }
}
