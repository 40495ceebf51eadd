import {
  CITY_LENGTH,
  COMMENT_LENGTH,
  GIFT_NOTE_LENGTH,
  NAME_LENGTH,
  POSTAL_CODE,
  POSTAL_CODE_LENGTH,
  STREET_LENGTH,
  type Issue,
  type PaymentProvider,
  type Quote,
} from '@shyrdak/sdk/contract'
import { EMAIL, EMAIL_LENGTH, isPostalCode, trimInvisible } from '@shyrdak/sdk/rules'
import { cartKey } from '../retail-cart/retail-cart.ts'
import type { ChosenServices } from './chosen-services.ts'
import { ADDRESS_FIELDS, FIELD_PATHS, type CheckoutField, type CheckoutForm } from './checkout-form.ts'

const issueAt = (field: CheckoutField, code: string, params?: Issue['params']): Issue => ({
  path: [...FIELD_PATHS[field]],
  code,
  ...(params ? { params } : {}),
})

/** Whether a path starts with one of these segments. */
export const isAbout = (path: Issue['path'], ...starts: string[]): boolean => starts.includes(String(path[0]))

interface TextRule {
  readonly field: Exclude<CheckoutField, 'terms'>
  readonly max: number
  readonly pattern?: RegExp
  readonly isOptional?: true
}

/** Longest phone number as typed, with spaces and brackets, in characters. */
const MAX_TYPED_PHONE = 40

/**
 * The limits of the contract. The phone is only checked for presence here; its format depends on the country.
 */
const TEXTS: readonly TextRule[] = [
  { field: 'first_name', max: NAME_LENGTH },
  { field: 'last_name', max: NAME_LENGTH },
  { field: 'email', max: EMAIL_LENGTH, pattern: EMAIL },
  { field: 'phone', max: MAX_TYPED_PHONE },
  { field: 'city', max: CITY_LENGTH },
  { field: 'postal_code', max: POSTAL_CODE_LENGTH, pattern: POSTAL_CODE },
  { field: 'street', max: STREET_LENGTH },
  { field: 'comment', max: COMMENT_LENGTH, isOptional: true },
  { field: 'gift_note', max: GIFT_NOTE_LENGTH, isOptional: true },
]

function textIssue({ field, max, pattern, isOptional }: TextRule, typed: string): Issue | null {
  const text = trimInvisible(typed)
  if (text === '') return isOptional ? null : issueAt(field, 'required')
  if (text.length > max) return issueAt(field, 'too_big', { max, of: 'text' })
  return pattern && !pattern.test(text) ? issueAt(field, 'invalid') : null
}

/**
 * Returns the issues of contact, address and comment in page order; a pickup has no address. `isPhoneWrong`
 * is the result of the asynchronous check.
 */
export const contactIssues = (
  form: CheckoutForm,
  country: string,
  { isPhoneWrong = false } = {},
): Issue[] => {
  const isWrong = (field: TextRule['field']) =>
    field === 'phone' ? isPhoneWrong : field === 'postal_code' && !isPostalCode(form.postal_code, country)
  const isAsked = ({ field }: TextRule) => !form.collect || !ADDRESS_FIELDS.some((one) => one === field)
  return TEXTS.filter(isAsked)
    .map(
      (rule) =>
        textIssue(rule, form[rule.field]) ?? (isWrong(rule.field) ? issueAt(rule.field, 'invalid') : null),
    )
    .filter((issue) => issue !== null)
}

/**
 * Every line must be orderable and have a delivery method ('Укажите метод доставки'). Issues: `['items', i]`
 * with the state of the line as code, or `['items', i, 'service_id']` with `required`. Source: spec §5.
 */
export const deliveryIssues = (quote: Quote, services: ChosenServices): Issue[] =>
  quote.lines.flatMap((line, index): Issue[] => {
    if (line.state !== 'available') return [{ path: ['items', index], code: line.state }]
    const chosen = services.get(cartKey(line))
    return line.services.some(({ id }) => id === chosen)
      ? []
      : [{ path: ['items', index, 'service_id'], code: 'required' }]
  })

/** The terms and a payment method. Source: spec §5. */
export const paymentIssues = (form: CheckoutForm, method: PaymentProvider | null): Issue[] => [
  ...(method === null ? [{ path: ['payment_method'], code: 'required' }] : []),
  ...(form.terms ? [] : [issueAt('terms', 'required')]),
]

const { terms, ...TYPED } = FIELD_PATHS

/** Path prefixes in page order. */
const PLACES = [
  ...Object.values(TYPED).map((path) => path.join('.')),
  'items',
  'payment_method',
  terms.join('.'),
]

function placeOf(path: string): number {
  const place = PLACES.findIndex((start) => path === start || path.startsWith(`${start}.`))
  return place < 0 ? PLACES.length : place
}

/** Returns the dotted path of the first invalid field on the page, to be focused; null without issues. */
export function firstWrongField(issues: readonly Issue[]): string | null {
  const paths = issues.map(({ path }) => path.join('.'))
  return paths.reduce<string | null>(
    (first, path) => (first === null || placeOf(path) < placeOf(first) ? path : first),
    null,
  )
}
