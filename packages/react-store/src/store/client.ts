import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import type { ContractTree } from '@shyrdak/sdk/contract'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

export type Client = <Contract extends ContractTree>(contract: Contract) => Sdk<Contract>

/** Creates the SDK of any contract, once per contract. Uses HTTP unless a transport is given. */
export function createClient(given: Transport | undefined, http: HttpOptions): Client {
  const transport = watchUnauthorized(given ?? httpTransport(http), http)
  const made = new WeakMap<ContractTree, unknown>()
  return <Contract extends ContractTree>(contract: Contract) => {
    const sdk = made.get(contract) ?? createSdk(contract, { transport })
    made.set(contract, sdk)
    return sdk as Sdk<Contract> // created from this contract
  }
}
