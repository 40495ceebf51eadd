import * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import { ShyrdakError } from './shyrdak-error.ts'
import type { Transport } from './transport.ts'

/** The parts of any call; which of them an endpoint takes is said by its type. */
export interface AnyCall {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly nextPage?: string | undefined
}

/** The name of an endpoint in errors and logs. */
export const operationOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** A parameter that is empty or a step up would call another endpoint than the one that was meant. */
function refuseStrayParams(endpoint: Endpoint, params: Readonly<Record<string, string | number>>) {
  for (const [, name = ''] of endpoint.path.matchAll(/:(\w+)/g)) {
    if (/^\.{0,2}$/.test(String(params[name] ?? '')))
      throw new ShyrdakError({
        code: 'INVALID',
        operation: operationOf(endpoint),
        message: `The parameter ${name} is not valid`,
        issues: [{ path: [name], code: 'invalid' }],
      })
  }
}

/** Sends a call and checks the answer: fields that the contract does not list are dropped. */
export async function callEndpoint(
  endpoint: Endpoint,
  transport: Transport,
  { params = {}, query = {}, body, idempotencyKey, signal, nextPage }: AnyCall = {},
): Promise<unknown> {
  if (nextPage === undefined) refuseStrayParams(endpoint, params)
  const answer = await transport({ endpoint, params, query, body, idempotencyKey, signal, nextPage })
  const parsed = z.safeParse(endpoint.response, answer)
  if (parsed.success) return parsed.data
  throw new ShyrdakError({
    code: 'BAD_RESPONSE',
    operation: operationOf(endpoint),
    message: 'The answer is not what the contract promises',
    cause: parsed.error,
  })
}
