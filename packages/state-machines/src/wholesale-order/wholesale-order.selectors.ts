import { isUnknownResult } from '../failure.ts'
import type { WholesaleOrderSnapshot } from './wholesale-order.machine.ts'

export const selectWholesaleOrder = ({ value, context }: WholesaleOrderSnapshot) => {
  const { form, issues, refusal, failure, order } = context
  return {
    /** The value of `data-state`. */
    state: typeof value === 'object' ? value.writing : value,
    form,
    issues,
    refusal,
    failure,
    /** Whether an order may have been placed. */
    isUnsettled: failure !== null && isUnknownResult(failure),
    order,
  }
}
export type WholesaleOrderView = Readonly<ReturnType<typeof selectWholesaleOrder>>
