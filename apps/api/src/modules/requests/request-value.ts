import type { OrderLineRow, OrderRow } from '#modules/orders/index.ts'
import { isFullyCanceled } from './fully-canceled.ts'
import type { RequestRow, WholeRequest } from './request-rows.ts'
import { itemsValue } from './rules/offer.ts'

interface OfOrder {
  order: Pick<OrderRow, 'deliveryMinor'>
  lines: readonly OrderLineRow[]
  /** All requests about the order. */
  requests: readonly WholeRequest[]
}

/** Returns what is to be refunded for a request of a paid order if it is accepted, in tyiyn. */
export function requestValue(
  { request, items }: Pick<WholeRequest, 'request' | 'items'>,
  { order, lines, requests }: OfOrder,
): number {
  const earlier = requests.filter((one) => isAcceptedBefore(one.request, request))
  return itemsValue(
    items.map(({ line, count }) => ({
      line,
      count,
      before: earlier
        .flatMap((one) => one.items)
        .filter((one) => one.line.position === line.position)
        .reduce((sum, one) => sum + one.count, 0),
    })),
    { isWholeCancelled: isFullyCanceled(lines, requests, request), deliveryMinor: order.deliveryMinor },
  )
}

function isAcceptedBefore({ id, state, answeredAt }: RequestRow, request: RequestRow): boolean {
  if (state !== 'accepted' || id === request.id) return false
  if (answeredAt === null || request.answeredAt === null) return true
  const later = request.answeredAt.getTime() - answeredAt.getTime()
  return later > 0 || (later === 0 && id < request.id)
}
