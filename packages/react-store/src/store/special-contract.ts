import { specialProducts } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** Calls of the page of a special product, kept apart so that other pages do not load its schemas. */
const specialContract = { specialGoods: { products: { read: specialProducts.read } } } as const

export type SpecialSdk = Sdk<typeof specialContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** Uses HTTP unless a transport is given. */
export const createSpecialSdk = (transport: Transport | undefined, http: HttpOptions): SpecialSdk =>
  createSdk(specialContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
