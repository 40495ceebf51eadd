import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { EndpointLimit } from './rate-limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type ObjectSchema = z.ZodMiniObject

/** The extra fields in the body of each error: `{ NOT_FOUND: {}, QUOTE_STALE: { quote: Quote } }`. */
export type ErrorShapes = { readonly [C in ErrorCode]?: Readonly<Record<string, z.ZodMiniType>> }

/**
 * An endpoint as plain data, shared by the client, the server and the API reference.
 *
 * Paths are relative to the API base (host + `/api`); `:name` marks a parameter.
 * Every request also carries `country_iso_code`, which is not listed here.
 * Bodies and responses are JSON, or a file where the schema is `fileOf()`.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: `/${string}`
  /** One sentence for the API reference; left out of what browsers and partners load. */
  readonly summary?: string
  readonly access: Access
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /** Errors beyond those that follow from access and input (`errorsOf` lists all), with their data. */
  readonly errors?: ErrorShapes
  /** English error messages that say more than the default ones. */
  readonly messages?: { readonly [C in ErrorCode]?: string }
  /** The rate limit, defaulting to that of reads or writes; left out of what browsers and partners load. */
  readonly limit?: EndpointLimit
  /** The largest body in bytes. Defaults to `MAX_BODY_BYTES`. */
  readonly maxBytes?: number
  /** Responds with server-sent events until the caller disconnects; each event has the type of `response`. */
  readonly stream?: true
  /** The response of a URL never changes: callers who may read it may cache it. */
  readonly immutable?: true
  /** Marks a POST that only reads and is therefore safe to retry. */
  readonly reads?: true
  /** Accepts an `Idempotency-Key`: requests with the same key take effect once and get the same response. */
  readonly idempotent?: true
  /**
   * Marks a write that is safe to retry without a key: a repeated request continues what the first began,
   * and gets the same result while that is open.
   */
  readonly repeatable?: true
}

/** The largest body in bytes, unless an endpoint sets its own `maxBytes`. */
export const MAX_BODY_BYTES = 256 * 1024

/** Returns its argument; infers the literal types of an endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Input<S> = S extends z.ZodMiniType ? z.input<S> : never
type Output<S> = S extends z.ZodMiniType ? z.output<S> : never

/** The path parameters of a call. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>
/** The query of a call. */
export type QueryOf<E extends Endpoint> = Input<E['query']>
/** The body of a call. */
export type BodyOf<E extends Endpoint> = Input<E['body']>
/** What a call returns, validated; of a stream, each of its events. */
export type ResponseOf<E extends Endpoint> = Output<E['response']>

/** The codes of the errors that an endpoint declares. */
export type ErrorCodeOf<E extends Endpoint> = keyof NonNullable<E['errors']> & ErrorCode
type OutputOf<Shape> = { readonly [K in keyof Shape]: Output<Shape[K]> }
/** The data that an endpoint declares for one of its errors. */
export type ErrorDataOf<E extends Endpoint, C extends ErrorCodeOf<E>> = OutputOf<NonNullable<E['errors']>[C]>

/** Resources by name, nested by area. */
export interface ContractTree {
  readonly [name: string]: Endpoint | ContractTree
}

/** Names an endpoint in errors and logs by method and path: `GET /frontend/product/:slug`. */
export const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`

export function isEndpoint(node: Endpoint | ContractTree): node is Endpoint {
  return typeof node.method === 'string' && typeof node.path === 'string'
}
