import type { Group, Model, Sort, Technique } from '../contract/retail-catalogue/filters.ts'
import type { DeliveryService, QuotedLine } from '../contract/retail-orders/delivery.ts'
import type { PaymentState } from '../contract/retail-orders/orders.ts'
import type { PaymentProvider } from '../contract/retail-orders/payment-provider.ts'
import type { I18n } from './i18n.ts'

// All labels are texts of the namespace `labels`.

export const paymentStateLabel = (state: PaymentState, i18n: I18n): string =>
  i18n.t(`labels:payment_state.${state}`)

/**
 * Returns the label of a hold reason. A reason that is not one of the store's codes is a manager's note,
 * returned unchanged.
 */
export const holdReasonLabel = (reason: string, i18n: I18n): string =>
  HOLD_REASONS.has(reason) ? i18n.t(`labels:hold_reason.${reason}`) : reason
const HOLD_REASONS: ReadonlySet<string> = new Set(['expired', 'sold_out', 'mismatch', 'canceled'])

export const deliveryKindLabel = (kind: DeliveryService['kind'], i18n: I18n): string =>
  i18n.t(`labels:delivery_kind.${kind}`)

export const groupLabel = (group: Group, i18n: I18n): string => i18n.t(`labels:group.${group}`)

export const techniqueLabel = (technique: Technique, i18n: I18n): string =>
  i18n.t(`labels:technique.${technique}`)

export const modelLabel = (model: Model, i18n: I18n): string => i18n.t(`labels:model.${model}`)

export const sortLabel = (sort: Sort, i18n: I18n): string => i18n.t(`labels:sort.${sort}`)

export const lineStateLabel = (state: QuotedLine['state'], i18n: I18n): string =>
  i18n.t(`labels:line_state.${state}`)

export const paymentProviderLabel = (provider: PaymentProvider, i18n: I18n): string =>
  i18n.t(`labels:payment_provider.${provider}`)
