import { ORDER_STATUS_COLOURS, type OrderStatus } from '../contract/order-status.ts'
import type { I18n } from './i18n.ts'

export const orderStatusLabel = (status: OrderStatus, i18n: I18n): string =>
  i18n.t(`labels:order_status.${status}`)

/** `red` needs attention, `green` is done, null is neither. */
export const orderStatusColour = (status: OrderStatus): 'red' | 'green' | null => ORDER_STATUS_COLOURS[status]
