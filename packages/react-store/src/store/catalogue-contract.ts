import { countries, products, search } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** What is asked on pages where goods are looked at, apart from what buying them needs. */
const catalogueContract = {
  content: { countries },
  retailCatalogue: { products: { read: products.read }, search: { products: search.products } },
} as const

export type CatalogueSdk = Sdk<typeof catalogueContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** The calls of the catalogue, over HTTP unless a transport is given. */
export const createCatalogueSdk = (transport: Transport | undefined, http: HttpOptions): CatalogueSdk =>
  createSdk(catalogueContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
