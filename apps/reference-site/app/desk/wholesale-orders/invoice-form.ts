import type { Issue } from '@shyrdak/sdk/contract'
import { INVOICE_NOTE_LENGTH, type ManagedWholesaleOrder, type NewInvoice } from '@shyrdak/sdk/management'
import { isBlank } from '@shyrdak/sdk/rules'
import { typedMoney } from '../../listing/typed-money.ts'
import { amountIssue } from '../form/amount-issue.ts'
import { checkText } from '../form/check-text.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface InvoiceForm {
  readonly title: string
  readonly sum: string
}

export const EMPTY_INVOICE: InvoiceForm = { title: '', sum: '' }

export const invoiceChanges = ({ title, sum }: InvoiceForm): number =>
  Number(!isBlank(title)) + Number(sum.trim() !== '')

/** Returns the request body, or the errors: an invoice needs a title and a whole number of som. */
export function invoiceToSend(
  form: InvoiceForm,
  { sum: was }: Pick<ManagedWholesaleOrder, 'sum'>,
): CheckedForm<NewInvoice> {
  const title = checkText(form.title, { field: 'title', limit: INVOICE_NOTE_LENGTH, isRequired: true })
  const sum = typedMoney(form.sum)
  const wrong = new Map<string, Issue>(title.wrong ?? [])
  const issue = amountIssue(form.sum, { field: 'sum', isWhole: true })
  if (issue) wrong.set('sum', issue)
  if (wrong.size > 0 || sum === null || title.wrong) return { body: null, wrong }
  return { body: { was, sum, title: title.body }, wrong: null }
}
