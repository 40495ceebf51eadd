import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type ObjectSchema = z.ZodMiniObject

/**
 * An endpoint as plain data: what the client sends, what the server checks, what the documents say.
 *
 * Paths are relative to the API base (host + `/api`); `:name` marks a parameter.
 * Every call also carries `country_iso_code`, which is not listed here.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: `/${string}`
  /** One sentence for the API's documents. */
  readonly summary: string
  readonly access: Access
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /** Refusals beyond those that any call may meet (malformed, invalid, limits, outages). */
  readonly errors?: readonly ErrorCode[]
  /** A POST that only reads: safe to send again. GET always reads. */
  readonly reads?: true
  /** Takes an `Idempotency-Key`: the same key gives the same answer, once. */
  readonly idempotent?: true
}

/** Keeps the literal types of an endpoint. */
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
