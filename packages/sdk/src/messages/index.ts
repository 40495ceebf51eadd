export { describeCharactersLeft } from './characters-left.ts'
export { describeError } from './errors.ts'
export { createI18n, type I18n, type I18nOptions, type Messages } from './i18n.ts'
export { describeIssue } from './issues.ts'
export {
  deliveryKindLabel,
  groupLabel,
  holdReasonLabel,
  lineStateLabel,
  modelLabel,
  paymentProviderLabel,
  paymentStateLabel,
  sortLabel,
  techniqueLabel,
} from './labels.ts'
export { describeMadeToOrder } from './made-to-order.ts'
export {
  describeOrderStatus,
  orderStatusColour,
  orderStatusLabel,
  type DescribedStatus,
} from './order-status.ts'
export { describeRate } from './rate.ts'
export {
  CODE_NAMESPACES,
  readAllCodeMessages,
  readCodeMessages,
  type CodeNamespace,
} from './read-messages.ts'
export { describeLength, isTooLong } from './text-length.ts'
export type { Translate, Values } from './translate.ts'
export { describeWait } from './wait.ts'
