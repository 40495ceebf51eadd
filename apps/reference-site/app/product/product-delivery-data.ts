import type { DeliveryService, Variation } from '@shyrdak/sdk/contract'
import { compareMoney } from '@shyrdak/sdk/rules'
import type { RequestContext } from '../page/request-context.ts'

export interface ProductDelivery {
  delivers: boolean
  /** Delivery services for one piece, cheapest first. */
  services: DeliveryService[]
}

interface Sendable {
  id: number
  sold_here: boolean
  variations: readonly Variation[]
  is_special: boolean
}

/**
 * Estimates cost and time to deliver one piece to the shopper's country. Returns null when it is not sold
 * there.
 */
export async function deliveryOf(
  { sdk }: RequestContext,
  { id, sold_here, variations, is_special }: Sendable,
): Promise<ProductDelivery | null> {
  if (!sold_here) return null
  const candidates = variations.flatMap(({ id: variation_id, sizes }) =>
    sizes.map(({ size, stock }) => ({ variation_id, size, stock })),
  )
  const item = candidates.find(({ stock }) => stock > 0) ?? candidates[0]
  if (!item) return null
  const { variation_id, size } = item
  const { delivers, services } = await sdk.retailOrders.delivery.estimate({
    query: { product_id: id, variation_id, size, is_special },
  })
  return { delivers, services: services.toSorted((a, b) => compareMoney(a.price, b.price)) }
}
