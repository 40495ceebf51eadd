import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import { MAX_WHOLESALE_PRICE, MIN_PRICE, NewKit } from '@shyrdak/sdk/management'
import { typedMoney } from '../../listing/typed-money.ts'
import { amountIssue } from '../form/amount-issue.ts'
import { typedCount } from '../form/typed-count.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface KitForm {
  readonly name: string
  readonly count: string
  readonly price: string
}

export const NO_KIT: KitForm = { name: '', count: '', price: '' }

export const kitChanges = (form: KitForm): number =>
  Object.values(form).filter((typed: string) => typed.trim() !== '').length

/** Returns the request body, or the errors by field of the API. */
export function kitToSend(form: KitForm, clientId: number): CheckedForm<NewKit> {
  const body = {
    client_id: clientId,
    name: form.name,
    kit_count: typedCount(form.count),
    kit_price: typedMoney(form.price) ?? '',
  }
  const parsed = NewKit.safeParse(body)
  const wrong = new Map<string, Issue>()
  if (!parsed.success)
    for (const issue of issuesOf(parsed.error, body)) wrong.set(String(issue.path[0]), issue)
  const price = amountIssue(form.price, { field: 'kit_price', least: MIN_PRICE, most: MAX_WHOLESALE_PRICE })
  if (price) wrong.set('kit_price', price)
  if (form.count.trim() === '') wrong.set('kit_count', { path: ['kit_count'], code: 'required' })
  return wrong.size > 0 || !parsed.success ? { body: null, wrong } : { body: parsed.data, wrong: null }
}
