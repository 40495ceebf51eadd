import type { BodyOf, ContractTree, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contract/endpoint.ts'
import type { Paginated } from '../contract/paginator.ts'

type Flatten<T> = { [K in keyof T]: T[K] }
type AllOptional<T> = Record<never, never> extends T ? true : false

/** A part of a call: absent when the endpoint has none, optional when all of it is. */
type Part<E, Name extends string, Value> = Name extends keyof E
  ? AllOptional<Value> extends true
    ? { readonly [K in Name]?: Value | undefined }
    : { readonly [K in Name]: Value }
  : unknown

interface Always {
  readonly signal?: AbortSignal | undefined
}

/** What a call of this endpoint is given: only the parts it has. */
export type CallOf<E extends Endpoint> = Flatten<
  Part<E, 'params', ParamsOf<E>> &
    Part<E, 'query', QueryOf<E>> &
    Part<E, 'body', BodyOf<E>> &
    (E extends { idempotent: true } ? { readonly idempotencyKey?: string | undefined } : unknown) &
    Always
>

type Args<Call> = AllOptional<Call> extends true ? [call?: Call] : [call: Call]

/** Following a list: the address holds the page and the filters, so only a body has to be given again. */
type FollowOf<E extends Endpoint> = Flatten<Part<E, 'body', BodyOf<E>> & Always>

interface Call<E extends Endpoint> {
  (...args: Args<CallOf<E>>): Promise<ResponseOf<E>>
  readonly endpoint: E
}

interface Follow<E extends Endpoint> {
  /** The page after this one, or null after the last. Goes only to the store itself, only under `/api/`. */
  readonly next: (
    page: Pick<Paginated<unknown>, 'next_page_url'>,
    ...args: Args<FollowOf<E>>
  ) => Promise<ResponseOf<E> | null>
}

export type Operation<E extends Endpoint> = Call<E> &
  (ResponseOf<E> extends { next_page_url: string | null } ? Follow<E> : unknown)

/** The contract as functions, under the same names. */
export type Sdk<T> = {
  readonly [K in keyof T]: T[K] extends Endpoint
    ? Operation<T[K]>
    : T[K] extends ContractTree
      ? Sdk<T[K]>
      : never
}
