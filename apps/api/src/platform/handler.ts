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

/** JSON that PostgreSQL (or a cache) already built: sent as it is, without parsing and writing it again. */
export type JsonText<T> = string & { readonly [jsonText]: T }

/** Vouches that a text is the JSON of `T`. Only for texts that PostgreSQL built from the shape of the contract. */
export const asJsonText = <T>(text: string) => text as JsonText<T> // the brand has no value of its own

interface ParsedCall<Params, Query, Body, Who> {
  params: Params
  query: Query
  body: Body
  principal: Who
  /** The chosen country, one of the selectable ones. */
  country: string
  /** The first language of the caller that the store speaks. */
  language: Language
  idempotencyKey: string | undefined
  /** The address of the caller, as far as the proxy setting tells. */
  ip: string
  userAgent?: string | undefined
  /** The origin of the page that called, where this server answers at the same one. */
  origin?: string | undefined
}

/** One parsed call: what the endpoint declares, and what every call carries. Endpoints of one shape share it. */
export type Call<E extends Endpoint> = ParsedCall<ParamsOf<E>, QueryOf<E>, BodyOf<E>, PrincipalOf<E>>

type Answer<E extends Endpoint> = ResponseOf<E> | JsonText<ResponseOf<E>>

export type Handler<E extends Endpoint, Context = AppContext> = E extends { readonly stream: true }
  ? (call: Call<E>, context: Context, signal: AbortSignal) => Promise<AsyncIterable<ResponseOf<E>>>
  : (call: Call<E>, context: Context) => Promise<Answer<E>> | Answer<E>

/** A handler for each endpoint of a resource; one missing, too many or of a wrong shape does not compile. */
export type HandlersFor<T extends ContractTree, Context = AppContext> = {
  readonly [K in keyof T]: T[K] extends Endpoint
    ? Handler<T[K], Context>
    : T[K] extends ContractTree
      ? HandlersFor<T[K], Context>
      : never
}

/** Handlers as composition sees them: the types of each endpoint were checked where its resource is answered. */
export interface HandlerTree<Context = AppContext> {
  readonly [name: string]:
    ((call: never, context: Context, signal: AbortSignal) => unknown) | HandlerTree<Context>
}

/** The names of the endpoints that a tree of handlers leaves unanswered, such as `wishlist.list`. */
export type Unanswered<T extends ContractTree, Handlers, Path extends string = ''> = {
  [K in keyof T & string]: K extends keyof Handlers
    ? T[K] extends ContractTree
      ? Unanswered<T[K], Handlers[K], `${Path}${K}.`>
      : never
    : `${Path}${K}`
}[keyof T & string]

/** A type where there are no names; where there are, it fails to compile by them. */
export type WhereNone<Names extends never, T> = [Names] extends [never] ? T : never
