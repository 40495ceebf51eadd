import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type ObjectSchema = z.ZodMiniObject

/**
 * An endpoint as plain data, shared by the client, the server and the API reference.
 *
 * Paths are relative to the API base (host + `/api`); `:name` marks a parameter.
 * Every request also carries `country_iso_code`, which is not listed here.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: `/${string}`
  /** One sentence for the API reference. */
  readonly summary: string
  readonly access: Access
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /** Error codes beyond those that any request may return (malformed, invalid, rate limited, unavailable). */
  readonly errors?: readonly ErrorCode[]
  /** Marks a POST that only reads and is therefore safe to retry. */
  readonly reads?: true
  /** Accepts an `Idempotency-Key`: requests with the same key take effect once and get the same response. */
  readonly idempotent?: true
}

/** Returns its argument; infers the literal types of an endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Input<S> = S extends z.ZodMiniType ? z.input<S> : never
type Output<S> = S extends z.ZodMiniType ? z.output<S> : never

export type ParamsOf<E extends Endpoint> = Input<E['params']>
export type QueryOf<E extends Endpoint> = Input<E['query']>
export type BodyOf<E extends Endpoint> = Input<E['body']>
export type ResponseOf<E extends Endpoint> = Output<E['response']>

/** Resources by name, nested by area. */
export interface ContractTree {
  readonly [name: string]: Endpoint | ContractTree
}

export function isEndpoint(node: Endpoint | ContractTree): node is Endpoint {
  return typeof node.method === 'string' && typeof node.path === 'string'
}
