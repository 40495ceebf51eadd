import { specialProducts } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** What is asked on the page of a special product; other pages do without its schemas. */
const specialContract = { specialGoods: { products: { read: specialProducts.read } } } as const

export type SpecialSdk = Sdk<typeof specialContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** The calls of special goods, over HTTP unless a transport is given. */
export const createSpecialSdk = (transport: Transport | undefined, http: HttpOptions): SpecialSdk =>
  createSdk(specialContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
