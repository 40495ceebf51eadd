import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import type { Handler } from '../handler.ts'
import { inputReader, type Input, type RawInput } from './endpoint-input.ts'

/** A handler as the registration sees it: the endpoint's own types end where its input has been parsed. */
export type AnyHandler = Handler<Endpoint>
type HandlerTree = { readonly [name: string]: AnyHandler | HandlerTree }

/** An endpoint with what answers it and what reads its input. */
export interface Operation {
  name: string
  endpoint: Endpoint
  handle: AnyHandler
  read: (raw: RawInput) => Input
}

/** Walks contract and handlers side by side. A handler missing at run time is a fault of the build, said at start. */
export function operationsOf(contract: ContractTree, handlers: unknown, path: string[] = []): Operation[] {
  const tree = handlers as HandlerTree // `satisfies HandlersFor<…>` has checked each resource
  return Object.entries(contract).flatMap(([name, node]) => {
    const answer = tree[name]
    const here = [...path, name]
    if (!isEndpoint(node)) return operationsOf(node, answer ?? {}, here)
    if (typeof answer !== 'function') throw new Error(`No handler answers ${here.join('.')}.`)
    return [{ name: here.join('.'), endpoint: node, handle: answer, read: inputReader(node) }]
  })
}
