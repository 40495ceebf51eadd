import { RETURN_DAYS, type OrderStatus, type RequestKind } from '@shyrdak/sdk/contract'
import { CANCELED } from '#modules/orders/index.ts'

const DAY = 86_400_000

interface Standing {
  status: OrderStatus
  reason: string | null
  paidAt: Date | null
  /** When the order was completed; null before. */
  completedAt: Date | null
}

/** What a buyer can ask for: cancel what was not sent, return what has arrived. On its way a parcel is neither. */
export function requestKindOf({ status, reason, completedAt }: Standing, now: Date): RequestKind | null {
  switch (status) {
    case 'Processing':
    case 'payment_waiting':
    case 'in_production':
    case 'packaging':
      return 'cancel'
    case 'on_hold':
      return reason === CANCELED ? null : 'cancel'
    case 'completed':
      return completedAt && now.getTime() - completedAt.getTime() <= RETURN_DAYS * DAY ? 'return' : null
    case 'shipping':
    case 'on_way':
      return null
    default:
      status satisfies never
      return null
  }
}

/** Whether nobody has to be asked: no money has come, and no work has begun. */
export const isCanceledAtOnce = ({ status, reason, paidAt }: Omit<Standing, 'completedAt'>): boolean =>
  paidAt === null &&
  (status === 'Processing' ||
    status === 'payment_waiting' ||
    (status === 'on_hold' && (reason === 'expired' || reason === 'sold_out')))

interface LineCount {
  position: number
  count: number
}

/** What is left of the lines once requests that are open or accepted have their pieces. */
export function itemsLeft<Line extends LineCount>(
  lines: readonly Line[],
  requested: readonly LineCount[],
): { line: Line; count: number }[] {
  return lines
    .map((line) => ({
      line,
      count: requested
        .filter(({ position }) => position === line.position)
        .reduce((left, { count }) => left - count, line.count),
    }))
    .filter(({ count }) => count > 0)
}

interface Priced extends LineCount {
  saleMinor: number
  /** What a code took off all its items. */
  discountMinor: number
}

/**
 * What items are worth in tyiyn, less what a code took off them, with what their delivery costs where nothing of the order
 * is sent. A part of a line has its part of the discount, rounded up: no more comes back than was paid.
 */
export function itemsValue(
  items: readonly { line: Priced; count: number }[],
  { isWholeCancelled, deliveryMinor }: { isWholeCancelled: boolean; deliveryMinor: number },
): number {
  const goods = items.reduce(
    (sum, { line, count }) =>
      sum + line.saleMinor * count - Math.ceil((line.discountMinor * count) / line.count),
    0,
  )
  return isWholeCancelled ? goods + deliveryMinor : goods
}
