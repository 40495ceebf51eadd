import type { BodyOf, ContractTree, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@shyrdak/sdk/contract'
import type { Tag } from './sql/revision.ts'

/** What was asked, as far as it decides which changes the answer depends on. */
export interface Asked<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

/**
 * Which things an answer shows, by the answer itself: a page made from it is rendered again once one of them changes. An
 * endpoint without a line here may show everything.
 */
export type ShowsFor<T extends ContractTree> = {
  readonly [K in keyof T]?: T[K] extends Endpoint
    ? (answer: ResponseOf<T[K]>, asked: Asked<T[K]>) => readonly Tag[]
    : T[K] extends ContractTree
      ? ShowsFor<T[K]>
      : never
}

/** The same as composition sees it: the types of each endpoint were checked where its resource stands. */
export interface ShowsTree {
  readonly [name: string]: ((answer: never, asked: never) => readonly Tag[]) | ShowsTree
}
