export { describeCharactersLeft } from './characters-left.ts'
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
export { describeMadeToOrder } from './made-to-order.ts'
export { orderStatusColour, orderStatusLabel } from './order-status.ts'
export { describeLength, isTooLong } from './text-length.ts'
export { describeWait } from './wait.ts'
