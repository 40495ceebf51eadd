import { issuesOf, type Issue, type Money } from '@shyrdak/sdk/contract'
import { INVOICE_NOTE_LENGTH, NewPayment, type ManagedInvoice } from '@shyrdak/sdk/management'
import { compareMoney, isBlank, subtractMoney, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { typedMoney } from '../../listing/typed-money.ts'
import { isBeyondAmounts } from '../form/amount-issue.ts'
import { checkText } from '../form/check-text.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface PaymentForm {
  /** The received amount; a negative one corrects an earlier payment. */
  readonly amount: string
  readonly date: string
  /** The date that was proposed; another one was typed by the manager. */
  readonly proposed: string
  readonly note: string
}

type Paid = Pick<ManagedInvoice, 'invoice_sum' | 'paid_sum'>

export const emptyPayment = (today: string): PaymentForm => ({
  amount: '',
  date: today,
  proposed: today,
  note: '',
})

export const paymentChanges = ({ amount, date, proposed, note }: PaymentForm): number =>
  Number(amount.trim() !== '') + Number(date !== proposed) + Number(!isBlank(note))

export const leftOf = ({ invoice_sum, paid_sum }: Paid): Money => subtractMoney(invoice_sum, paid_sum)

/** The paid sum with the entered payment; null when the amount is invalid or the sum would be negative. */
function paidWith({ amount }: PaymentForm, { paid_sum }: Paid): Money | null {
  const text = amount.trim()
  const isLess = /^[-−]/.test(text)
  const typed = typedMoney(isLess ? text.slice(1) : text)
  if (typed === null || typed === '0.00') return null
  const minor = toMinor(paid_sum) + (isLess ? -1 : 1) * toMinor(typed)
  return minor < 0 ? null : toMoney(minor)
}

/** Returns the request body, or the errors by field. */
export function paymentToSend(form: PaymentForm, read: Paid): CheckedForm<NewPayment> {
  const wrong = new Map<string, Issue>()
  const paid = paidWith(form, read)
  const path = ['paid_sum']
  if (form.amount.trim() === '') wrong.set('paid_sum', { path, code: 'required' })
  else if (isBeyondAmounts(form.amount) || (paid !== null && compareMoney(paid, read.invoice_sum) > 0))
    wrong.set('paid_sum', {
      path,
      code: 'too_big',
      params: { max: toMinor(leftOf(read)) / 100, of: 'number' },
    })
  else if (paid === null) wrong.set('paid_sum', { path, code: 'invalid' })
  const note = checkText(form.note, { field: 'note', limit: INVOICE_NOTE_LENGTH })
  for (const [field, issue] of note.wrong ?? []) wrong.set(field, issue)
  const body = { was: read.paid_sum, paid_sum: paid ?? '', date: form.date, note: note.body ?? '' }
  const parsed = NewPayment.safeParse(body)
  if (!parsed.success)
    for (const issue of issuesOf(parsed.error, body)) {
      const field = String(issue.path[0])
      if (!wrong.has(field)) wrong.set(field, issue)
    }
  return wrong.size > 0 || !parsed.success ? { body: null, wrong } : { body: parsed.data, wrong: null }
}
