import { countries, products, search } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** Calls of product pages, without those needed to buy. */
const catalogueContract = {
  content: { countries },
  retailCatalogue: { products: { read: products.read }, search: { products: search.products } },
} as const

export type CatalogueSdk = Sdk<typeof catalogueContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** Uses HTTP unless a transport is given. */
export const createCatalogueSdk = (transport: Transport | undefined, http: HttpOptions): CatalogueSdk =>
  createSdk(catalogueContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
