import * as z from 'zod/mini'
import { routeOf, type Endpoint } from '../contract/endpoint.ts'
import { ShyrdakError } from './shyrdak-error.ts'
import type { Transport, TransportRequest } from './transport.ts'

/** The arguments of any call. The type of an endpoint says which of them it takes. */
export type AnyCall = Partial<Omit<TransportRequest, 'endpoint'>>

/** Refuses path parameters that are empty, `.` or `..`, because they would address another endpoint. */
function checkPathParams(endpoint: Endpoint, params: Readonly<Record<string, string | number>>) {
  for (const [, name = ''] of endpoint.path.matchAll(/:(\w+)/g)) {
    if (/^\.{0,2}$/.test(String(params[name] ?? '')))
      throw new ShyrdakError({
        code: 'INVALID',
        operation: routeOf(endpoint),
        message: `Invalid path parameter ${name}`,
        issues: [{ path: [name], code: 'invalid' }],
      })
  }
}

/**
 * A response as the contract describes it; fields that it does not list are dropped. Throws a ShyrdakError with code
 * BAD_RESPONSE if it does not match.
 */
export function validated(endpoint: Endpoint, response: unknown): unknown {
  const parsed = z.safeParse(endpoint.response, response)
  if (parsed.success) return parsed.data
  throw new ShyrdakError({
    code: 'BAD_RESPONSE',
    operation: routeOf(endpoint),
    message: 'Response does not match the contract',
    cause: parsed.error,
  })
}

/** Like `validated`, but without list rows that hold values which only a newer store knows. */
async function validatedRows(endpoint: Endpoint, response: unknown): Promise<unknown> {
  const parsed = z.safeParse(endpoint.response, response)
  if (parsed.success) return parsed.data
  const known = await import('./known-rows.ts').then(
    ({ knownRows }) => knownRows(response, parsed.error),
    // Not loaded: the response is a BAD_RESPONSE, as every failure has a code.
    () => response,
  )
  return validated(endpoint, known)
}

/**
 * Sends a call and validates the response: fields that the contract does not list are dropped, and so are list rows with
 * values that only a newer store knows. Throws a ShyrdakError, with code BAD_RESPONSE if the response does not match the
 * contract.
 */
export async function callEndpoint(
  endpoint: Endpoint,
  transport: Transport,
  { params = {}, query = {}, ...call }: AnyCall = {},
): Promise<unknown> {
  if (call.nextPage === undefined) checkPathParams(endpoint, params)
  const response = await transport({ ...call, endpoint, params, query })
  return transport.isValidated ? response : validatedRows(endpoint, response)
}

/**
 * Follows an endpoint that responds with a stream. Events are validated like the rows of a list: one with a value that
 * only a newer store knows is left out.
 */
export async function* followEndpoint(
  endpoint: Endpoint,
  transport: Transport,
  { params = {}, query = {}, ...call }: AnyCall = {},
): AsyncGenerator<unknown> {
  checkPathParams(endpoint, params)
  if (!transport.follow)
    throw new ShyrdakError({
      code: 'NETWORK',
      operation: routeOf(endpoint),
      message: 'This transport cannot stream',
    })
  const list = { ...endpoint, response: z.array(endpoint.response) }
  for await (const event of transport.follow({ ...call, endpoint, params, query })) {
    const known = await validatedRows(list, [event])
    yield* known as unknown[] // validated as a list
  }
}
