import type { BodyOf, ContractTree, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@shyrdak/sdk/contract'
import type { Tag } from './sql/revision.ts'

/** The parts of a request that decide which changes its answer depends on. */
interface CallInput<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

/**
 * Functions that return the tags of what an answer shows: a page rendered from it is rendered again when one
 * of them changes. An endpoint without a function here may show everything.
 */
export type ShowsFor<T extends ContractTree> = {
  readonly [K in keyof T]?: T[K] extends Endpoint
    ? (answer: ResponseOf<T[K]>, input: CallInput<T[K]>) => readonly Tag[]
    : T[K] extends ContractTree
      ? ShowsFor<T[K]>
      : never
}

/** The untyped form used by composition; each endpoint's types are checked where its handlers are defined. */
export interface ShowsTree {
  readonly [name: string]: ((answer: never, input: never) => readonly Tag[]) | ShowsTree
}
