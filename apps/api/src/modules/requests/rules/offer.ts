import { RETURN_DAYS, type OrderStatus, type RequestKind } from '@shyrdak/sdk/contract'
import { CANCELED } from '#modules/orders/index.ts'
import { DAY_MS } from '#platform/time.ts'

interface Standing {
  status: OrderStatus
  reason: string | null
  paidAt: Date | null
  /** When the order was completed; null until then. */
  completedAt: Date | null
}

/**
 * Returns what a buyer can request: to cancel before shipping, to return after arrival, neither in transit.
 */
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
      return completedAt && now.getTime() - completedAt.getTime() <= RETURN_DAYS * DAY_MS ? 'return' : null
    case 'shipping':
    case 'on_way':
      return null
    default:
      status satisfies never
      return null
  }
}

/** Whether an order can be canceled without asking a manager: it is unpaid and work has not begun. */
export const isCanceledAtOnce = ({ status, reason, paidAt }: Omit<Standing, 'completedAt'>): boolean =>
  paidAt === null &&
  (status === 'Processing' ||
    status === 'payment_waiting' ||
    (status === 'on_hold' && (reason === 'expired' || reason === 'sold_out')))

interface LineCount {
  position: number
  count: number
}

/** Returns the pieces left after open and accepted requests. */
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
  /** The discount on all of its pieces. */
  discountMinor: number
}

/** Pieces of a line, after those that were accepted before. */
interface PricedItem {
  line: Priced
  count: number
  before: number
}

/** The discount on the first pieces of a line, rounded up, so that no more is refunded than was paid. */
const discountUpTo = ({ discountMinor, count }: Priced, pieces: number): number =>
  Math.ceil((discountMinor * pieces) / count)

/**
 * Returns the value of items in tyiyn after discount, plus the delivery cost when the whole order is
 * canceled. The values of all pieces of a line add up to exactly what was paid for it, in however many parts.
 */
export function itemsValue(
  items: readonly PricedItem[],
  { isWholeCancelled, deliveryMinor }: { isWholeCancelled: boolean; deliveryMinor: number },
): number {
  const goods = items.reduce(
    (sum, { line, count, before }) =>
      sum + line.saleMinor * count - discountUpTo(line, before + count) + discountUpTo(line, before),
    0,
  )
  return isWholeCancelled ? goods + deliveryMinor : goods
}
