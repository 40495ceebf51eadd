export { describeCharactersLeft } from './characters-left.ts'
export { CURRENCY_SIGNS } from './currencies.ts'
export { formatDate, formatDateTime, formatTime, type DateStyle } from './dates.ts'
export { formatDays } from './days.ts'
export { describeError } from './errors.ts'
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
export { localized } from './localized.ts'
export { describeMaking } from './made-to-order.ts'
export { formatMoney } from './money.ts'
export { formatNumber } from './numbers.ts'
export { orderStatusColour, orderStatusLabel } from './order-status.ts'
export { formatSize } from './size.ts'
export { describeLength, isTooLong } from './text-length.ts'
export { describeWait } from './wait.ts'
export { formatCount, plural, type PluralForms } from './plural.ts'
