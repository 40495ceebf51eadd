import { expect, test } from 'vitest'
import { ERROR_STATUS, type Issue } from '../contract/errors.ts'
import type { Language } from '../contract/language.ts'
import { Group, Model, Sort, Technique } from '../contract/retail-catalogue/filters.ts'
import { DeliveryService, QuotedLine } from '../contract/retail-orders/delivery.ts'
import { PaymentState } from '../contract/retail-orders/orders.ts'
import { PAYMENT_PROVIDERS } from '../contract/retail-orders/payment-provider.ts'
import { ORDER_STATUSES, type OrderStatus } from '../contract/order-status.ts'
import { CLIENT_CODES, type FailureCode } from '../rules/failure-code.ts'
import { describeError } from './errors.ts'
import { describeMadeToOrder } from './made-to-order.ts'
import { localized } from '../format/localized.ts'
import { describeWait } from './wait.ts'
import { createI18n, type I18n } from './i18n.ts'
import { readAllCodeMessages } from './read-messages.ts'
import { describeIssue } from './issues.ts'
import * as labels from './labels.ts'
import {
  describeOrderStatus,
  orderStatusColour,
  orderStatusLabel,
  type DescribedStatus,
} from './order-status.ts'
import { describeRate } from './rate.ts'

const speaking = async (language: Language) =>
  createI18n({ language, messages: await readAllCodeMessages(language) })
const en = await speaking('en')
const ru = await speaking('ru')
const kg = await speaking('kg')
const i18ns = [en, ru, kg] as const

const codes = [...(Object.keys(ERROR_STATUS) as FailureCode[]), ...CLIENT_CODES] // Object.keys() loses the literal types

test('every error code has a message in every language', () => {
  for (const code of codes) {
    const [english, russian, kyrgyz] = i18ns.map((i18n) => describeError(code, i18n))
    // The spec quotes this one without a full stop.
    expect(english?.replace(/^The login detail is incorrect$/, '$&.')).toMatch(/^[A-Z][\x20-\x7e]+[.!]$/)
    expect(russian).toMatch(/^[А-ЯЁ][^A-Za-z]+[.!]$/)
    expect(kyrgyz).toMatch(/^[А-ЯЁӨҮҢ][^A-Za-z]+[.!]$/)
    expect(kyrgyz).not.toBe(russian)
  }
})

test('an unknown code gets a general message', () => {
  expect(describeError('NEW_CODE' as FailureCode, ru)).toBe('Что-то пошло не так!') // of a newer store
  expect(describeError('toString' as FailureCode, en)).toBe('Something went wrong!') // of a newer store
})

const issue = (code: string, field: string, params?: Issue['params']): Issue =>
  params ? { path: [field], code, params } : { path: [field], code }

test.each<[Issue, string | undefined, string]>([
  [issue('required', 'subject'), undefined, 'Required field'],
  [issue('required', 'subject'), 'Subject', 'Subject is required'],
  [issue('invalid', 'subject'), undefined, 'Field is not valid'],
  [issue('invalid', 'subject'), 'Subject', 'Subject is not valid'],
  [issue('too_small', 'city', { min: 2, of: 'text' }), undefined, 'Minimum field length: 2'],
  [issue('too_small', 'city', { min: 2, of: 'text' }), 'City', 'City minimum length is 2'],
  [issue('too_big', 'city', { max: 1200, of: 'text' }), undefined, 'Maximum field length: 1\u00a0200'],
  [issue('too_big', 'count', { max: 99, of: 'number' }), undefined, 'Maximum value: 99'],
  [issue('too_small', 'count', { min: 1, of: 'number' }), 'Count', 'Count must be at least 1'],
  [issue('required', 'first_name'), undefined, 'First name and Last name are required!'],
  [issue('required', 'email'), undefined, 'Please enter your email'],
  [issue('taken', 'email'), undefined, 'A user with this email has already been registered'],
  [issue('invalid', 'phone'), undefined, 'Invalid number format'],
  [issue('invalid', 'terms'), undefined, 'Accepting terms & conditions are required'],
  [issue('unrecognized', 'admin'), undefined, 'Unknown field'],
  [issue('invalid', 'quantity'), undefined, 'A whole number of pieces'],
  [issue('invalid', 'price'), undefined, 'An amount above zero, such as 1500 or 1500.50'],
  [issue('invalid', 'discount'), undefined, 'Less than the price, such as 150 or 150.50'],
  [issue('too_big', 'amount', { max: 25.74, of: 'number' }), undefined, 'Maximum value: 25.74'],
  [
    issue('too_big', 'price', { max: 20_000_000, of: 'number' }),
    undefined,
    'Maximum value: 20\u00a0000\u00a0000',
  ],
  [
    issue('too_big', 'sum', { max: 999_999_999_999.99, of: 'number' }),
    undefined,
    'Maximum value: 999\u00a0999\u00a0999\u00a0999.99',
  ],
  [
    issue('too_small', 'until', { min: '2026-12-02', of: 'date' }),
    undefined,
    'No earlier than 2 December 2026',
  ],
  [issue('too_small', 'until', { min: '2026-12-02', of: 'date' }), 'Until', 'Until is not valid'],
  [issue('invalid', 'tracking_number'), undefined, 'Latin letters and digits, at least four'],
])('%j with the name %s: %s', (one, name, text) => {
  expect(describeIssue(one, en, name)).toBe(text)
})

test('a missing delivery method has the message of spec §5', () => {
  const missing = { path: ['items', 0, 'service_id'], code: 'required' }
  expect(describeIssue(missing, ru)).toBe('Укажите метод доставки')
})

test('the production time of an item made to order uses the plural of each language', () => {
  expect(describeMadeToOrder(1, en)).toBe(`Made to order, ready in 1\u00a0working day`)
  expect(describeMadeToOrder(21, ru)).toBe(`Делается на заказ, готово через 21\u00a0рабочий день`)
  expect(describeMadeToOrder(3, kg)).toBe(`Буйрутма менен жасалат, 3\u00a0жумуш күнүндө даяр болот`)
})

test.each(['taken', 'in_use', 'unknown', 'duplicate', 'stale'])(
  'the issue %s has its own message in every language',
  (code) => {
    const texts = i18ns.flatMap((i18n) => [
      describeIssue(issue(code, 'url'), i18n),
      describeIssue(issue(code, 'url'), i18n, 'X'),
    ])
    expect(new Set(texts).size).toBe(6)
    for (const [index, i18n] of i18ns.entries()) {
      expect(texts[index * 2]).not.toBe(describeIssue(issue('invalid', 'url'), i18n))
      expect(texts[index * 2 + 1]).toContain('X')
    }
    expect(texts.slice(2).join(' ').replaceAll('X', '')).not.toMatch(/[A-Za-z]/)
  },
)

test('every issue has a message in every language, even without a field', () => {
  for (const i18n of i18ns) {
    expect(describeIssue({ path: [], code: 'anything new' }, i18n)).not.toBe('')
    expect(describeIssue(issue('required', 'x'), i18n, 'Y')).toContain('Y')
  }
})

test('every enum value of the contract has a label in every language', () => {
  for (const i18n of i18ns) {
    const texts = [
      ...ORDER_STATUSES.map((status) => orderStatusLabel(status, i18n)),
      ...PaymentState.options.map((state) => labels.paymentStateLabel(state, i18n)),
      ...DeliveryService.shape.kind.options.map((kind) => labels.deliveryKindLabel(kind, i18n)),
      ...Group.options.map((group) => labels.groupLabel(group, i18n)),
      ...Technique.options.map((technique) => labels.techniqueLabel(technique, i18n)),
      ...Model.options.map((model) => labels.modelLabel(model, i18n)),
      ...Sort.options.map((sort) => labels.sortLabel(sort, i18n)),
      ...QuotedLine.shape.state.options.map((state) => labels.lineStateLabel(state, i18n)),
      ...PAYMENT_PROVIDERS.map((provider) => labels.paymentProviderLabel(provider, i18n)),
      ...['expired', 'sold_out', 'mismatch', 'canceled'].map((reason) =>
        labels.holdReasonLabel(reason, i18n),
      ),
    ]
    for (const text of texts) expect(text).toMatch(/\p{L}/u)
  }
  expect(orderStatusLabel('payment_waiting', en)).toBe('Pending payment')
  expect([orderStatusColour('on_hold'), orderStatusColour('completed')]).toEqual(['red', 'green'])
})

const standing = (status: OrderStatus, of: Partial<DescribedStatus> = {}) => ({
  status,
  reason: null,
  is_made_to_order: false,
  is_collected: false,
  ...of,
})

test('an order in production is said to be packed next if in stock, and to be made if made to order', () => {
  const stocked = i18ns.map((i18n) => describeOrderStatus(standing('in_production'), i18n))
  const made = i18ns.map((i18n) =>
    describeOrderStatus(standing('in_production', { is_made_to_order: true }), i18n),
  )
  expect(stocked[0]).toBe('We are on it: everything is in stock and will be packed next')
  expect(made[0]).toBe('The makers are working on it')
  expect(new Set([...stocked, ...made]).size).toBe(6)
})

test('a cancelled order is described as staying on hold, as its status is called', () => {
  const canceled = (i18n: I18n) => describeOrderStatus(standing('on_hold', { reason: 'canceled' }), i18n)
  expect(canceled(en)).toContain('stays on hold')
  expect(canceled(ru)).toContain('остаётся приостановленным')
  expect(canceled(kg)).toContain('токтотулган бойдон калат')
})

test('the status of an order that is collected says so, and not that a carrier has it', () => {
  for (const step of ['shipping', 'on_way'] as const)
    expect(describeOrderStatus(standing(step, { is_collected: true }), en)).toContain('collected')
  expect(describeOrderStatus(standing('shipping'), en)).toContain('carrier')
})

test('every order status has its own description in every language', () => {
  for (const i18n of i18ns) {
    const texts = ORDER_STATUSES.map((status) => describeOrderStatus(standing(status), i18n))
    expect(new Set(texts).size).toBe(ORDER_STATUSES.length)
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\p{L}$/u)
  }
})

test('a sum in another currency is explained by its rate and date, one in som is not', () => {
  const charge = { currency: 'USD', rate: '87.450000', rate_date: '2026-11-20' } as const
  const texts = i18ns.map((i18n) => describeRate(charge, i18n)?.replaceAll('\u00a0', ' '))
  expect(texts[0]).toBe('1 USD is 87.4500 KGS, the National Bank’s rate of 20 November 2026')
  expect(texts[1]).toMatch(/1 USD = 87,4500 KGS, курс Национального банка на 20 ноября 2026/)
  expect(texts[2]).toMatch(/1 USD = 87,4500 KGS, Улуттук банктын .*2026.* курсу/)
  expect(describeRate({ currency: 'KGS', rate: null, rate_date: null }, en)).toBeNull()
})

test('a manager’s note is shown as written', () => {
  expect(labels.holdReasonLabel('Ждём шерсть', en)).toBe('Ждём шерсть')
  expect(labels.holdReasonLabel('constructor', en)).toBe('constructor')
})

test('the time to wait is shown in seconds or minutes', () => {
  const texts = (seconds: number) =>
    i18ns.map((i18n) => describeWait(seconds, i18n).replaceAll('\u00a0', ' '))
  expect(texts(21)).toEqual([
    'Too many attempts. Please try again in 21 seconds.',
    'Слишком много попыток. Попробуйте снова через 21 секунду.',
    'Аракеттер өтө көп болду. 21 секунд күтүп, кайра аракет кылыңыз.',
  ])
  expect(texts(0)[0]).toContain('in 1 second.')
  expect(texts(121)[1]).toContain('через 3 минуты.')
})

test('a missing translation falls back to another language', () => {
  expect(localized({ en: 'Hat', ru: 'Шапка', kg: 'Калпак' }, 'kg')).toBe('Калпак')
  expect(localized({ en: 'Hat', ru: '', kg: '' }, 'kg')).toBe('Hat')
})
