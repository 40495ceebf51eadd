import { createSdk, httpTransport } from '@shyrdak/sdk'
import { categories, products } from '@shyrdak/sdk/contract'
import type { PageSdk } from '../pages/page-sdk.ts'
import type { Store } from '../store/store.ts'

const goodsContract = {
  retailCatalogue: { categories, products: { main: products.main, inCategory: products.inCategory } },
} as const

/** Only the calls of the products block: a fifth of the code of the page SDK. */
export function createGoodsSdk({ country, language }: Store, apiHost: string): PageSdk {
  const transport = httpTransport({ apiHost, country: () => country, language: () => language })
  // The products block makes no other calls of the page SDK.
  return createSdk(goodsContract, { transport }) as unknown as PageSdk
}
