import type { NotificationPrice, OrderKind } from '../contract/index.ts'

/** Returns the path of a product's page, without a language prefix. Source: spec §2. */
export const productPath = (market: OrderKind, slug: string): string =>
  `/${market === 'special' ? 'special-product' : 'product'}/${slug}`

/** Returns the path of the product of a subscription. Wholesale goods have theirs in the client area. */
export const notificationPath = (
  priceType: NotificationPrice,
  { productId, slug }: { productId: number; slug: string },
): string =>
  priceType === 'reyestr' || priceType === 'sole'
    ? `/admin/reyestr/product/${productId}`
    : productPath(priceType, slug)
