import type { Issue, PaymentProvider, Quote } from '@shyrdak/sdk/contract'
import { EMAIL, EMAIL_LENGTH } from '@shyrdak/sdk/rules'
import { cartKey } from '../retail-cart/retail-cart.ts'
import { FIELD_PATHS, type CheckoutField, type CheckoutForm } from './checkout-form.ts'

export const issueAt = (field: CheckoutField, code: string, params?: Issue['params']): Issue => ({
  path: [...FIELD_PATHS[field]],
  code,
  ...(params ? { params } : {}),
})

/** Whether a path leads into one of these parts of the order. */
export const isAbout = (path: Issue['path'], ...starts: string[]): boolean => starts.includes(String(path[0]))

interface TextRule {
  readonly field: Exclude<CheckoutField, 'terms'>
  readonly max: number
  readonly pattern?: RegExp
  readonly isOptional?: true
}

/** The bounds of the contract. The phone is checked by a library, for the country; here only that it is there. */
const TEXTS: readonly TextRule[] = [
  { field: 'first_name', max: 100 },
  { field: 'last_name', max: 100 },
  { field: 'email', max: EMAIL_LENGTH, pattern: EMAIL },
  { field: 'phone', max: 40 },
  { field: 'city', max: 120 },
  { field: 'postal_code', max: 12, pattern: /^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/ },
  { field: 'street', max: 200 },
  { field: 'comment', max: 2000, isOptional: true },
]

function textIssue({ field, max, pattern, isOptional }: TextRule, typed: string): Issue | null {
  const text = typed.trim()
  if (text === '') return isOptional ? null : issueAt(field, 'required')
  if (text.length > max) return issueAt(field, 'too_big', { max, of: 'text' })
  return pattern && !pattern.test(text) ? issueAt(field, 'invalid') : null
}

/**
 * What is wrong with name, address and comment, in the order of the page. Whether the phone is one is known only to
 * who checked it.
 */
export const contactIssues = (form: CheckoutForm, { isPhoneWrong = false } = {}): Issue[] =>
  TEXTS.map((rule) => {
    const issue = textIssue(rule, form[rule.field])
    return issue ?? (isPhoneWrong && rule.field === 'phone' ? issueAt('phone', 'invalid') : null)
  }).filter((issue) => issue !== null)

/** By cart key, the id of the service chosen for the line. */
export type ChosenServices = ReadonlyMap<string, string>

/**
 * Every line must be orderable and have a delivery ('Укажите метод доставки').
 * `['items', i]` with the state of the line as code; `['items', i, 'service_id']` `required`.
 */
export const deliveryIssues = (quote: Quote, services: ChosenServices): Issue[] =>
  quote.lines.flatMap((line, index): Issue[] => {
    if (line.state !== 'available') return [{ path: ['items', index], code: line.state }]
    const chosen = services.get(cartKey(line))
    return line.services.some(({ id }) => id === chosen)
      ? []
      : [{ path: ['items', index, 'service_id'], code: 'required' }]
  })

/** 'Accepting terms & conditions are required', and a way to pay. */
export const paymentIssues = (form: CheckoutForm, method: PaymentProvider | null): Issue[] => [
  ...(method === null ? [{ path: ['payment_method'], code: 'required' }] : []),
  ...(form.terms ? [] : [issueAt('terms', 'required')]),
]

const { terms, ...TYPED } = FIELD_PATHS

/** The order of the page, by the first words of a path. */
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

/** The dotted path of the wrong field that stands first on the page: where the focus goes. Null when all is right. */
export function firstWrongField(issues: readonly Issue[]): string | null {
  const paths = issues.map(({ path }) => path.join('.'))
  return paths.reduce<string | null>(
    (first, path) => (first === null || placeOf(path) < placeOf(first) ? path : first),
    null,
  )
}
