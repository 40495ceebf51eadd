import type {
  BodyOf,
  ContractTree,
  Endpoint,
  Language,
  Market,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@shyrdak/sdk/contract'
import type { AppContext } from './app-context.ts'

export interface SessionPrincipal {
  kind: 'session'
  market: Market
  userId: number
  /** The session itself; absent where a test stands for a person. */
  sessionId?: number
  /** A wholesale client whom a manager has not let see prices. */
  isUnapproved?: true
}

/** Who calls: nobody known, or the holder of a session. */
export type Principal = { kind: 'guest' } | SessionPrincipal

declare const jsonText: unique symbol
/** JSON that PostgreSQL (or a cache) already built: sent as it is, without parsing and writing it again. */
export type JsonText<T> = string & { readonly [jsonText]: T }

/** Vouches that a text is the JSON of `T`. Only for texts that PostgreSQL built from the shape of the contract. */
export const asJsonText = <T>(text: string) => text as JsonText<T> // the brand has no value of its own

interface ParsedCall<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  principal: Principal
  /** The chosen country, one of the selectable ones. */
  country: string
  /** The first language of the caller that the store speaks. */
  language: Language
  idempotencyKey: string | undefined
  /** The address of the caller, as far as the proxy setting tells. */
  ip: string
  /** What the caller's browser says it is. */
  userAgent?: string | undefined
}

/** One parsed call: what the endpoint declares, and what every call carries. Endpoints of one shape share it. */
export type Call<E extends Endpoint> = ParsedCall<ParamsOf<E>, QueryOf<E>, BodyOf<E>>

export type Handler<E extends Endpoint> = (
  call: Call<E>,
  context: AppContext,
) => Promise<ResponseOf<E> | JsonText<ResponseOf<E>>> | ResponseOf<E> | JsonText<ResponseOf<E>>

/** A handler for each endpoint of a resource; one missing, too many or of a wrong shape does not compile. */
export type HandlersFor<T extends ContractTree> = {
  readonly [K in keyof T]: T[K] extends Endpoint
    ? Handler<T[K]>
    : T[K] extends ContractTree
      ? HandlersFor<T[K]>
      : never
}
