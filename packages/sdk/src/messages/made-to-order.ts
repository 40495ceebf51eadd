import type { I18n } from './i18n.ts'

/**
 * Describes the production time of an item made to order, counted from the order: `Made to order, ready in 30
 * days`. From the namespace `labels`.
 */
export const describeMadeToOrder = (days: number, i18n: I18n): string =>
  i18n.t('labels:made_to_order', { count: days })
