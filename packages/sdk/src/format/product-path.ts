import type { NotificationPrice, OrderKind } from '../contract/index.ts'

/** The address of a product's page, without a language prefix. Source: spec §1. */
export const productPath = (market: OrderKind, slug: string): string =>
  `/${market === 'special' ? 'special-product' : 'product'}/${slug}`

/** The address of the page of what somebody waits for: wholesale goods have theirs in the client's area. */
export const notificationPath = (
  priceType: NotificationPrice,
  { productId, slug }: { productId: number; slug: string },
): string =>
  priceType === 'reyestr' || priceType === 'sole'
    ? `/admin/reyestr/product/${productId}`
    : productPath(priceType, slug)
