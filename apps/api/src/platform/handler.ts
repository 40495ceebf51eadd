import type {
  BodyOf,
  ContractTree,
  Endpoint,
  Language,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@shyrdak/sdk/contract'
import type { AppContext } from './context.ts'
import type { PrincipalOf } from './principal.ts'

declare const jsonText: unique symbol

/** JSON text built by PostgreSQL or a cache: sent as is, without parsing and serializing it again. */
export type JsonText<T> = string & { readonly [jsonText]: T }

/** Asserts that a text is the JSON of `T`. Only for text PostgreSQL built in the contract's shape. */
export const asJsonText = <T>(text: string) => text as JsonText<T> // the brand exists only as a type

interface ParsedCall<Params, Query, Body, Who> {
  params: Params
  query: Query
  body: Body
  principal: Who
  /** The chosen country, one of the selectable ones. */
  country: string
  /** The first supported language of the caller. */
  language: Language
  idempotencyKey: string | undefined
  /** The caller's IP address, as far as the proxy setting reveals it. */
  ip: string
  userAgent?: string | undefined
  /** The origin of the calling page, if this server serves that origin. */
  origin?: string | undefined
}

/** One parsed call: what the endpoint declares, plus what every call carries. Shared by equal endpoints. */
export type Call<E extends Endpoint> = ParsedCall<ParamsOf<E>, QueryOf<E>, BodyOf<E>, PrincipalOf<E>>

type Answer<E extends Endpoint> = ResponseOf<E> | JsonText<ResponseOf<E>>

export type Handler<E extends Endpoint, Context = AppContext> = E extends { readonly stream: true }
  ? (call: Call<E>, context: Context, signal: AbortSignal) => Promise<AsyncIterable<ResponseOf<E>>>
  : (call: Call<E>, context: Context) => Promise<Answer<E>> | Answer<E>

/** A handler for each endpoint of a resource; a missing, extra or mistyped one does not compile. */
export type HandlersFor<T extends ContractTree, Context = AppContext> = {
  readonly [K in keyof T]: T[K] extends Endpoint
    ? Handler<T[K], Context>
    : T[K] extends ContractTree
      ? HandlersFor<T[K], Context>
      : never
}

/** The untyped form used by composition; each endpoint's types are checked where its handlers are defined. */
export interface HandlerTree<Context = AppContext> {
  readonly [name: string]:
    ((call: never, context: Context, signal: AbortSignal) => unknown) | HandlerTree<Context>
}

/** The names of the endpoints without a handler in a tree, such as `wishlist.list`. */
export type Unanswered<T extends ContractTree, Handlers, Path extends string = ''> = {
  [K in keyof T & string]: K extends keyof Handlers
    ? T[K] extends ContractTree
      ? Unanswered<T[K], Handlers[K], `${Path}${K}.`>
      : never
    : `${Path}${K}`
}[keyof T & string]

/** `T` if `Names` is empty; otherwise it fails to compile and the error shows the names. */
export type WhereNone<Names extends never, T> = [Names] extends [never] ? T : never
