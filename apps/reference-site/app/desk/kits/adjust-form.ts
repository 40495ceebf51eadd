import type { Issue } from '@shyrdak/sdk/contract'
import { REASON_LENGTH, type KitAdjustment, type ManagedKit } from '@shyrdak/sdk/management'
import { isBlank } from '@shyrdak/sdk/rules'
import { checkText } from '../form/check-text.ts'
import { typedCount } from '../form/typed-count.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface AdjustForm {
  /** The number of pieces to add; negative to remove. */
  readonly amount: string
  readonly reason: string
}

export const NO_ADJUSTMENT: AdjustForm = { amount: '', reason: '' }

export const adjustChanges = ({ amount, reason }: AdjustForm): number =>
  Number(amount.trim() !== '') + Number(!isBlank(reason))

/** Parses a signed whole number; NaN for anything else. */
export function typedItems(typed: string): number {
  const text = typed.trim()
  const isLess = /^[-−]/.test(text)
  const count = typedCount(isLess || text.startsWith('+') ? text.slice(1) : text)
  return isLess ? -count : count
}

/**
 * Returns the request body, or the errors: an adjustment needs a reason and cannot remove more than the
 * balance.
 */
export function adjustToSend(
  form: AdjustForm,
  { balance: was }: Pick<ManagedKit, 'balance'>,
): CheckedForm<KitAdjustment> {
  const path = ['amount']
  const wrong = new Map<string, Issue>()
  const amount = typedItems(form.amount)
  if (form.amount.trim() === '') wrong.set('amount', { path, code: 'required' })
  else if (Number.isNaN(amount) || amount === 0) wrong.set('amount', { path, code: 'invalid' })
  else if (was + amount < 0)
    wrong.set('amount', { path, code: 'too_small', params: { min: -was, of: 'number' } })
  const reason = checkText(form.reason, { field: 'reason', limit: REASON_LENGTH, isRequired: true })
  for (const [field, issue] of reason.wrong ?? []) wrong.set(field, issue)
  if (wrong.size > 0 || reason.wrong) return { body: null, wrong }
  return { body: { was, amount, reason: reason.body }, wrong: null }
}

type History = Pick<ManagedKit, 'history'>

/** Whether a correction is in the history of a kit since it was `before`: only the response to it was lost. */
export const isBooked = (
  { amount, reason }: KitAdjustment,
  { history }: History,
  { history: before }: History,
): boolean => {
  const known = new Set(before.map(({ id }) => id))
  return history.some((entry) => !known.has(entry.id) && entry.amount === amount && entry.reason === reason)
}
