import type { Issue } from '@shyrdak/sdk/contract'
import { REFUND_REASON_LENGTH, type ManagedPayment, type NewRefund } from '@shyrdak/sdk/management'
import { compareMoney, toMinor } from '@shyrdak/sdk/rules'
import { typedMoney } from '../../listing/typed-money.ts'
import { isBeyondAmounts } from '../form/amount-issue.ts'
import { checkText } from '../form/check-text.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface RefundForm {
  readonly amount: string
  readonly reason: string
  readonly returnsStock: boolean
}

type Refundable = Pick<ManagedPayment, 'refundable'>

/** Proposes the whole refundable amount. */
export const refundForm = ({ refundable }: Refundable): RefundForm => ({
  amount: refundable,
  reason: '',
  returnsStock: false,
})

/** Returns the request body, or the errors by field. */
export function refundToSend(
  { amount: typed, reason: why, returnsStock }: RefundForm,
  { refundable }: Refundable,
): CheckedForm<NewRefund> {
  const wrong = new Map<string, Issue>()
  const amount = typedMoney(typed)
  const path = ['amount']
  if (typed.trim() === '') wrong.set('amount', { path, code: 'required' })
  else if (isBeyondAmounts(typed) || (amount !== null && compareMoney(amount, refundable) > 0))
    wrong.set('amount', { path, code: 'too_big', params: { max: toMinor(refundable) / 100, of: 'number' } })
  else if (amount === null || amount === '0.00') wrong.set('amount', { path, code: 'invalid' })
  const reason = checkText(why, { field: 'reason', limit: REFUND_REASON_LENGTH, isRequired: true })
  for (const [field, issue] of reason.wrong ?? []) wrong.set(field, issue)
  if (wrong.size > 0 || amount === null || reason.body === null) return { body: null, wrong }
  return { body: { amount, refundable, reason: reason.body, returns_stock: returnsStock }, wrong: null }
}
