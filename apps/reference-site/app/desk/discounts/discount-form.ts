import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import { NewDiscount, type ManagedDiscount } from '@shyrdak/sdk/management'
import { ZERO } from '@shyrdak/sdk/rules'
import { plainSom } from '../../listing/listing-choice.ts'
import { typedMoney } from '../../listing/typed-money.ts'
import { amountIssue } from '../form/amount-issue.ts'
import { typedCount } from '../form/typed-count.ts'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'

/** The form state of a discount code. An empty field means no limit. */
export interface DiscountForm {
  readonly code: string
  readonly kind: NewDiscount['kind']
  readonly percent: string
  readonly sum: string
  readonly minimum: string
  readonly validFrom: string
  readonly validUntil: string
  readonly maxUses: string
  readonly maxUsesPerBuyer: string
  readonly isActive: boolean
}

export const NO_DISCOUNT: DiscountForm = {
  code: '',
  kind: 'percent',
  percent: '10',
  sum: '',
  minimum: '',
  validFrom: '',
  validUntil: '',
  maxUses: '',
  maxUsesPerBuyer: '1',
  isActive: true,
}

const textOf = (count: number | null): string => (count === null ? '' : String(count))

export const discountFormOf = (discount: ManagedDiscount): DiscountForm => ({
  code: discount.code,
  kind: discount.kind,
  percent: textOf(discount.percent),
  sum: discount.sum === null ? '' : plainSom(discount.sum),
  minimum: discount.minimum === '0.00' ? '' : plainSom(discount.minimum),
  validFrom: discount.valid_from ?? '',
  validUntil: discount.valid_until ?? '',
  maxUses: textOf(discount.max_uses),
  maxUsesPerBuyer: textOf(discount.max_uses_per_buyer),
  isActive: discount.is_active,
})

const FIELDS = Object.keys(NO_DISCOUNT) as (keyof DiscountForm)[] // keys() returns strings

const trimmed = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value)

export const changedDiscount = (form: DiscountForm, before: DiscountForm): number =>
  FIELDS.filter((field) => trimmed(form[field]) !== trimmed(before[field])).length

/** Maps issues by the field of the API. */
export const wrongDiscount = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [String(issue.path[0]), issue]))

/** Returns the request body, or the errors by field. */
export function discountToSend(form: DiscountForm): CheckedForm<NewDiscount> {
  const { kind } = form
  const count = (typed: string) => (typed.trim() === '' ? null : typedCount(typed))
  const body = {
    code: form.code,
    kind,
    percent: kind === 'percent' ? typedCount(form.percent) : null,
    sum: kind === 'sum' ? (typedMoney(form.sum) ?? '') : null,
    minimum: form.minimum.trim() === '' ? ZERO : (typedMoney(form.minimum) ?? ''),
    valid_from: form.validFrom === '' ? null : form.validFrom,
    valid_until: form.validUntil === '' ? null : form.validUntil,
    max_uses: count(form.maxUses),
    max_uses_per_buyer: count(form.maxUsesPerBuyer),
    is_active: form.isActive,
  }
  const parsed = NewDiscount.safeParse(body)
  const wrong = new Map<string, Issue>()
  if (!parsed.success)
    for (const issue of issuesOf(parsed.error, body)) wrong.set(String(issue.path[0]), issue)
  if (kind === 'percent' && form.percent.trim() === '')
    wrong.set('percent', { path: ['percent'], code: 'required' })
  const sum = kind === 'sum' ? amountIssue(form.sum, { field: 'sum', isWhole: true }) : null
  if (sum) wrong.set('sum', sum)
  const minimum = body.minimum === ZERO ? null : amountIssue(form.minimum, { field: 'minimum' })
  if (minimum) wrong.set('minimum', minimum)
  if (body.valid_from !== null && body.valid_until !== null && body.valid_until < body.valid_from)
    wrong.set('valid_until', {
      path: ['valid_until'],
      code: 'too_small',
      params: { min: body.valid_from, of: 'date' },
    })
  return wrong.size > 0 || !parsed.success ? { body: null, wrong } : { body: parsed.data, wrong: null }
}
