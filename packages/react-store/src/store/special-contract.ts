import { specialProducts } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { hearRefusals, type Hearing } from './hear-refusals.ts'

/** What is asked on the page of a special product; other pages do without its schemas. */
const specialContract = { specialGoods: { products: { read: specialProducts.read } } } as const

export type SpecialSdk = Sdk<typeof specialContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & Hearing

/** The calls of special goods, over HTTP unless a transport is given. */
export const createSpecialSdk = (transport: Transport | undefined, http: HttpOptions): SpecialSdk =>
  createSdk(specialContract, { transport: hearRefusals(transport ?? httpTransport(http), http) })
