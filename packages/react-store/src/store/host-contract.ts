import type { ContractTree } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** Calls of a contract that the host brings. Uses HTTP unless a transport is given. */
export const createHostSdk = <Contract extends ContractTree>(
  contract: Contract,
  transport: Transport | undefined,
  http: HttpOptions,
): Sdk<Contract> =>
  createSdk(contract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
