import type { Language } from '../contract/language.ts'
import { ORDER_STATUS_LABELS, type OrderStatus } from '../contract/order-status.ts'

export const orderStatusLabel = (status: OrderStatus, language: Language): string =>
  ORDER_STATUS_LABELS[status].label[language]

/** `red` needs attention, `green` is done, null is neither. */
export const orderStatusColour = (status: OrderStatus): 'red' | 'green' | null =>
  ORDER_STATUS_LABELS[status].colour
