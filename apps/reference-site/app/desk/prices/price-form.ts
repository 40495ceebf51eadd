import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import {
  MAX_WHOLESALE_PRICE,
  MIN_PRICE,
  NewListPrice,
  type ListPrice,
  type PricedGoods,
} from '@shyrdak/sdk/management'
import { plainSom } from '../../listing/listing-choice.ts'
import { typedMoney } from '../../listing/typed-money.ts'
import { amountIssue } from '../form/amount-issue.ts'
import { typedCount } from '../form/typed-count.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface ListPriceForm {
  /** The product; null until chosen. */
  readonly goods: PricedGoods | null
  /** The id of a sole; empty for any. */
  readonly sole: string
  readonly from: string
  readonly price: string
  readonly validFrom: string
  /** Empty for no end date. */
  readonly validUntil: string
}

export const emptyPrice = (today: string): ListPriceForm => ({
  goods: null,
  sole: '',
  from: '1',
  price: '',
  validFrom: today,
  validUntil: '',
})

/** Converts a stored price to form state. `soles` only has the price's own sole until all are loaded. */
export const priceFormOf = ({ product, sole, ...price }: ListPrice): ListPriceForm => ({
  goods: {
    id: product.id,
    name: product.name,
    price_type: product.price_type,
    soles: sole ? [sole] : [],
  },
  sole: sole ? String(sole.id) : '',
  from: String(price.from_count),
  price: plainSom(price.price),
  validFrom: price.valid_from,
  validUntil: price.valid_until ?? '',
})

const FIELDS = ['sole', 'from', 'price', 'validFrom', 'validUntil'] as const

export const changedFields = (form: ListPriceForm, before: ListPriceForm): number =>
  FIELDS.filter((field) => form[field].trim() !== before[field].trim()).length +
  Number(form.goods?.id !== before.goods?.id)

/** Returns the request body, or the errors by field of the API. */
export function listPriceToSend(form: ListPriceForm): CheckedForm<NewListPrice> {
  const body = {
    product_id: form.goods?.id ?? null,
    sole_id: form.sole === '' ? null : Number(form.sole),
    from_count: typedCount(form.from),
    price: typedMoney(form.price) ?? '',
    valid_from: form.validFrom,
    valid_until: form.validUntil === '' ? null : form.validUntil,
  }
  const parsed = NewListPrice.safeParse(body)
  const wrong = new Map<string, Issue>()
  if (!parsed.success)
    for (const issue of issuesOf(parsed.error, body)) wrong.set(String(issue.path[0]), issue)
  if (form.goods === null) wrong.set('product_id', { path: ['product_id'], code: 'required' })
  const price = amountIssue(form.price, { field: 'price', least: MIN_PRICE, most: MAX_WHOLESALE_PRICE })
  if (price) wrong.set('price', price)
  if (form.validFrom === '') wrong.set('valid_from', { path: ['valid_from'], code: 'required' })
  if (body.valid_until !== null && body.valid_until < body.valid_from)
    wrong.set('valid_until', {
      path: ['valid_until'],
      code: 'too_small',
      params: { min: body.valid_from, of: 'date' },
    })
  return wrong.size > 0 || !parsed.success ? { body: null, wrong } : { body: parsed.data, wrong: null }
}
