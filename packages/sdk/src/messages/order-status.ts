import { ORDER_STATUS_COLOURS, type OrderStatus } from '../contract/order-status.ts'
import type { I18n } from './i18n.ts'
import { holdReasonLabel } from './labels.ts'

export const orderStatusLabel = (status: OrderStatus, i18n: I18n): string =>
  i18n.t(`labels:order_status.${status}`)

/** `red` needs attention, `green` is done, null is neither. */
export const orderStatusColour = (status: OrderStatus): 'red' | 'green' | null => ORDER_STATUS_COLOURS[status]

/** The fields of an order that describe its status. Wholesale orders have no `is_collected`. */
export interface DescribedStatus {
  readonly status: OrderStatus
  readonly reason: string | null
  readonly is_made_to_order: boolean
  readonly is_collected?: boolean
}

/**
 * Describes the status of this order in a sentence, to show before the label. The spec's labels name a step
 * for goods of every kind: goods from stock are "In production" too, and a cancelled order is "On hold".
 */
export function describeOrderStatus(order: DescribedStatus, i18n: I18n): string {
  const { status, reason } = order
  return status === 'on_hold' && reason !== null
    ? holdReasonLabel(reason, i18n)
    : i18n.t(`labels:order_standing.${standingOf(order)}`)
}

function standingOf({
  status,
  is_made_to_order: isMade,
  is_collected: isCollected = false,
}: DescribedStatus) {
  if (status === 'in_production' && !isMade) return 'in_stock'
  // No carrier delivers a pickup, in either of these steps.
  if (isCollected && (status === 'shipping' || status === 'on_way')) return 'to_collect'
  return status
}
