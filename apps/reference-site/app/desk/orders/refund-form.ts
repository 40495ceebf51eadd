import type { Issue } from '@shyrdak/sdk/contract'
import { REFUND_REASON_LENGTH, type ManagedPayment, type NewRefund } from '@shyrdak/sdk/management'
import { compareMoney, isBlank, toMinor, toMoney, ZERO } from '@shyrdak/sdk/rules'
import { typedMoney } from '../../listing/typed-money.ts'
import { isBeyondAmounts } from '../form/amount-issue.ts'
import { checkText } from '../form/check-text.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface RefundForm {
  readonly amount: string
  /** The amount that was proposed; another one was typed by the manager. */
  readonly proposed: string
  readonly reason: string
  readonly returnsStock: boolean
}

type Refundable = Pick<ManagedPayment, 'refundable'>

/**
 * Returns the amount to propose, in the currency of the payment: the share that is due, in som, or all that can be
 * refunded when nothing is. A share is rounded up to what the bank refunds, so that nothing of it is left due.
 */
export function proposedRefund(
  { amount, total, refundable, whole_units: isWhole }: ManagedPayment,
  due: string,
): string {
  if (due === ZERO) return refundable
  const step = isWhole ? 100n : 1n
  const divisor = BigInt(toMinor(total)) * step
  const steps = (BigInt(toMinor(due)) * BigInt(toMinor(amount)) + divisor - 1n) / divisor
  const share = toMoney(Number(steps * step))
  return compareMoney(share, refundable) < 0 ? share : refundable
}

/** The items of an order go back on sale only with all that is left of its payment. */
export const mayReturnStock = ({ amount }: RefundForm, { refundable }: Refundable): boolean =>
  typedMoney(amount) === refundable

export const refundForm = (proposed: string): RefundForm => ({
  amount: proposed,
  proposed,
  reason: '',
  returnsStock: false,
})

/** Proposes another amount, unless the manager has typed one. */
export const renewRefund = (form: RefundForm, proposed: string): RefundForm =>
  form.amount === form.proposed ? { ...form, amount: proposed, proposed } : form

/** Whether the manager has typed an amount or a reason. */
export const isRefundTyped = ({ amount, proposed, reason }: RefundForm): boolean =>
  amount !== proposed || !isBlank(reason)

/** Returns the request body, or the errors by field. */
export function refundToSend(form: RefundForm, { refundable }: Refundable): CheckedForm<NewRefund> {
  const { amount: typed, reason: why } = form
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
  const returnsStock = form.returnsStock && mayReturnStock(form, { refundable })
  return { body: { amount, refundable, reason: reason.body, returns_stock: returnsStock }, wrong: null }
}
