import type { OrderKind } from '../contract/index.ts'

/** The address of a product's page, without a language prefix. Source: spec §1. */
export const productPath = (market: OrderKind, slug: string): string =>
  `/${market === 'special' ? 'special-product' : 'product'}/${slug}`
