import type { BodyOf, ContractTree, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contract/endpoint.ts'
import type { Paginated } from '../contract/paginator.ts'

type Flatten<T> = { [K in keyof T]: T[K] }
type AllOptional<T> = Record<never, never> extends T ? true : false

/** An argument of a call: absent when the endpoint does not take it, optional when all its fields are. */
type Arg<E, Name extends string, Value> = Name extends keyof E
  ? AllOptional<Value> extends true
    ? { readonly [K in Name]?: Value | undefined }
    : { readonly [K in Name]: Value }
  : unknown

interface CallOptions {
  /** Aborts the call, also between retries: it rejects with ABORTED. The store may have carried out a write by then. */
  readonly signal?: AbortSignal | undefined
}

interface IdempotencyOptions {
  /**
   * Makes repetition safe: calls with the same key and body take effect once and get the same response, so the client
   * retries them. The same key with another body is refused with KEY_REUSED. Without a key there is one attempt.
   */
  readonly idempotencyKey?: string | undefined
}

interface UploadOptions {
  /** Called with the uploaded fraction, 0 to 1. Only in browsers, and not with a custom `fetch`. */
  readonly onProgress?: ((part: number) => void) | undefined
}

/** The arguments of a call to this endpoint. */
export type CallOf<E extends Endpoint> = Flatten<
  Arg<E, 'params', ParamsOf<E>> &
    Arg<E, 'query', QueryOf<E>> &
    Arg<E, 'body', BodyOf<E>> &
    (E extends { idempotent: true } ? IdempotencyOptions : unknown) &
    ([BodyOf<E>] extends [never] ? unknown : BodyOf<E> extends File ? UploadOptions : unknown) &
    CallOptions
>

type Args<Call> = AllOptional<Call> extends true ? [call?: Call] : [call: Call]

/** The arguments of `next`: the URL holds the page and the filters, so only a body must be passed again. */
type NextCallOf<E extends Endpoint> = Flatten<Arg<E, 'body', BodyOf<E>> & CallOptions>

interface Call<E extends Endpoint> {
  (...args: Args<CallOf<E>>): Promise<ResponseOf<E>>
  readonly endpoint: E
}

interface PagedCall<E extends Endpoint> {
  /**
   * Fetches the page after `page`; returns null after the last. Throws BAD_RESPONSE if its URL is not one of
   * the store's API.
   */
  readonly next: (
    page: Pick<Paginated<unknown>, 'next_page_url'>,
    ...args: Args<NextCallOf<E>>
  ) => Promise<ResponseOf<E> | null>
}

interface StreamCall<E extends Endpoint> {
  /**
   * Yields each event as it happens, until the signal is aborted. Throws if the connection is lost or the
   * call is refused.
   */
  (...args: Args<CallOf<E>>): AsyncIterable<ResponseOf<E>>
  readonly endpoint: E
}

/**
 * The function of an endpoint: `call(arguments)`, with `next` for an endpoint that returns pages. Of one with a stream it
 * returns an AsyncIterable.
 */
export type Operation<E extends Endpoint> = E extends { readonly stream: true }
  ? StreamCall<E>
  : Call<E> & (ResponseOf<E> extends { next_page_url: string | null } ? PagedCall<E> : unknown)

/** The contract as functions under the same names. */
export type Sdk<T> = {
  readonly [K in keyof T]: T[K] extends Endpoint
    ? Operation<T[K]>
    : T[K] extends ContractTree
      ? Sdk<T[K]>
      : never
}
