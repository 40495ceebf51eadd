import { createSdk, httpTransport } from '@shyrdak/sdk'
import { categories, products } from '@shyrdak/sdk/contract'
import type { PageSdk } from '../pages/page-sdk.ts'
import type { Store } from '../store/store.ts'

const goodsContract = {
  retailCatalogue: { categories, products: { main: products.main, inCategory: products.inCategory } },
} as const

/** The calls of a block of goods, and of no other block: a fifth of the code. */
export function createGoodsSdk({ country, language }: Store, apiHost: string): PageSdk {
  const transport = httpTransport({ apiHost, country: () => country, language: () => language })
  // Goods need nothing else, and what else a page could ask nobody asks here.
  return createSdk(goodsContract, { transport }) as unknown as PageSdk
}
