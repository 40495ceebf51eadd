import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import type { Call, HandlerTree } from '../handler.ts'
import type { ShowsTree } from '../shows.ts'
import type { Tag } from '../sql/revision.ts'
import { inputReader, type Input, type RawInput } from './endpoint-input.ts'

/** An endpoint with its handler and its input reader. The endpoint's own types end once it is parsed. */
export interface Operation<Context> {
  name: string
  endpoint: Endpoint
  /** For an endpoint with a stream the result is an AsyncIterable, which ends when the signal aborts. */
  handle: (call: Call<Endpoint>, context: Context, signal: AbortSignal) => unknown
  read: (raw: RawInput) => Input
  /** The tags its answer shows; everything if not given. */
  shows?: ((answer: unknown, input: unknown) => readonly Tag[]) | undefined
}

/**
 * Walks contract and handlers side by side.
 * @throws an error for a missing or unknown handler: a build mistake
 */
export function operationsOf<Context>(
  contract: ContractTree,
  handlers: HandlerTree<Context>,
  shows: ShowsTree = {},
  path: string[] = [],
): Operation<Context>[] {
  for (const name of Object.keys(handlers))
    if (!Object.hasOwn(contract, name)) throw new Error(`No endpoint is called ${[...path, name].join('.')}.`)
  return Object.entries(contract).flatMap(([name, node]) => {
    const answer = handlers[name]
    const shown = shows[name]
    const here = [...path, name]
    if (!isEndpoint(node))
      return operationsOf(
        node,
        typeof answer === 'object' ? answer : {},
        typeof shown === 'object' ? shown : {},
        here,
      )
    if (typeof answer !== 'function') throw new Error(`No handler answers ${here.join('.')}.`)
    // `satisfies HandlersFor<…>` has checked it against its own endpoint.
    const handle = answer as unknown as Operation<Context>['handle']
    const showsOf = shown as Operation<Context>['shows'] // checked likewise by `satisfies ShowsFor<…>`
    return [{ name: here.join('.'), endpoint: node, handle, read: inputReader(node), shows: showsOf }]
  })
}
