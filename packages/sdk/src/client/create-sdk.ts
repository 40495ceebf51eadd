import { isEndpoint, type ContractTree, type Endpoint } from '../contract/endpoint.ts'
import { callEndpoint, followEndpoint, type AnyCall } from './call-endpoint.ts'
import { nextPagePath } from './next-page.ts'
import type { Sdk } from './sdk-types.ts'
import type { Transport } from './transport.ts'

export interface SdkOptions {
  /** Sends the calls: `httpTransport()`, or `fakeTransport()` in tests. */
  readonly transport: Transport
}

function bindEndpoint(endpoint: Endpoint, transport: Transport) {
  if (endpoint.stream) {
    const follow = (parts?: AnyCall) => followEndpoint(endpoint, transport, parts)
    return Object.assign(follow, { endpoint })
  }
  const call = (parts?: AnyCall) => callEndpoint(endpoint, transport, parts)
  const next = async (page: { next_page_url: string | null }, parts?: AnyCall) => {
    if (page.next_page_url === null) return null
    const nextPage = nextPagePath(page.next_page_url, transport.origin, endpoint)
    return callEndpoint(endpoint, transport, { ...parts, nextPage })
  }
  return Object.assign(call, { endpoint, next })
}

/** Binds a part of the contract on first access: servers create a client per page and call few endpoints. */
function bind(tree: ContractTree, transport: Transport): unknown {
  const bound: Record<string, unknown> = {}
  for (const [name, node] of Object.entries(tree))
    Object.defineProperty(bound, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = isEndpoint(node) ? bindEndpoint(node, transport) : bind(node, transport)
        Object.defineProperty(bound, name, { enumerable: true, value })
        return value
      },
    })
  return bound
}

/**
 * Creates a client for the contract, or for any part of it:
 * `createSdk(contract, { transport }).retailCatalogue.products.read({ params: { slug } })`.
 * Every failure is a ShyrdakError.
 */
export const createSdk = <const T extends ContractTree>(tree: T, { transport }: SdkOptions): Sdk<T> =>
  bind(tree, transport) as Sdk<T> // bind() maps every endpoint of the tree to a function under the same name
