import { Address, Contact, NewRetailOrder } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quotedLine, quoteOf, slippers } from '../retail-cart/testing-goods.ts'
import { memoryStorage } from '../storage/index.ts'
import { trials } from '../testing-trials.ts'
import { ownOrders, recallOrder, rememberOrder } from './own-orders.ts'
import { attemptToSend, contactIssues, deliveryIssues, EMPTY_FORM, firstWrongField } from './rules.ts'
import { internationalPhone, validServices, newAttempt, newOrder, orderSums, paymentIssues } from './rules.ts'
import { recovered, settled, withService, type CheckoutForm } from './rules.ts'
import { placedOrder } from './testing-order.ts'

export const aigul: CheckoutForm = {
  first_name: 'Айгүл',
  last_name: 'Асанова',
  email: 'aigul@example.kg',
  phone: '0700 123 456',
  city: 'Бишкек',
  street: 'Чүй проспектиси 100',
  postal_code: '720000',
  comment: '',
  terms: true,
}

const KEY = '7:71:38'
const quote = quoteOf([quotedLine(slippers(), 2), quotedLine(slippers({ size: '40' }), 1)])
const services = new Map([
  [KEY, 'post'],
  ['7:71:40', 'post'],
])
const codes = (form: CheckoutForm) => contactIssues(form).map(({ path, code }) => `${path.join('.')} ${code}`)

describe('the checkout form', () => {
  test('reports everything missing, in page order', () => {
    expect(codes(EMPTY_FORM)).toEqual([
      'contact.first_name required',
      'contact.last_name required',
      'contact.email required',
      'contact.phone required',
      'address.city required',
      'address.postal_code required',
      'address.street required',
    ])
    expect(firstWrongField(contactIssues(EMPTY_FORM))).toBe('contact.first_name')
  })

  test('has no issues when it is complete', () => {
    expect(contactIssues(aigul)).toEqual([])
    expect(paymentIssues(aigul, 'kicb')).toEqual([])
  })

  test.each([
    [{ email: 'aigul@kg' }, 'contact.email invalid'],
    [{ email: 'a b@c.d' }, 'contact.email invalid'],
    [{ first_name: '   ' }, 'contact.first_name required'],
    [{ last_name: 'х'.repeat(101) }, 'contact.last_name too_big'],
    [{ postal_code: '!' }, 'address.postal_code invalid'],
    [{ comment: 'х'.repeat(2001) }, 'comment too_big'],
  ])('reports an invalid value: %j', (change, issue) => {
    expect(codes({ ...aigul, ...change })).toEqual([issue])
  })

  test('requires the terms and a payment method', () => {
    expect(paymentIssues({ ...aigul, terms: false }, null)).toEqual([
      { path: ['payment_method'], code: 'required' },
      { path: ['terms'], code: 'required' },
    ])
  })

  test('accepts nothing that the store would reject', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('a@b.c', '720000', ' x '),
      fc.string({ minLength: 90, maxLength: 260 }),
    )
    fc.assert(
      fc.property(
        fc.record({
          first_name: text,
          last_name: text,
          email: text,
          city: text,
          street: text,
          postal_code: text,
        }),
        (typed) => {
          const form = { ...aigul, ...typed }
          if (contactIssues(form).length > 0) return
          const ready = {
            form,
            phone: '+996700123456',
            country: 'KG',
            language: 'kg',
            quote,
            services,
          } as const
          const order = newOrder({ ...ready, payment_method: 'kicb' })
          expect(Contact.safeParse(order.contact).success).toBe(true)
          expect(Address.safeParse(order.address).success).toBe(true)
        },
      ),
      { numRuns: trials(5_000) },
    )
  })
})

describe('a phone number', () => {
  test.each([
    ['0700 123 456', 'KG', '+996700123456'],
    ['+7 916 123-45-67', 'KG', '+79161234567'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['123', 'KG', null],
    ['call me', 'KG', null],
    ['', 'RU', null],
  ])('%s in %s is %s', async (typed, country, international) => {
    expect(await internationalPhone(typed, country)).toBe(international)
  })
})

describe('delivery', () => {
  test('is required for every line', () => {
    expect(deliveryIssues(quote, new Map([[KEY, 'post']]))).toEqual([
      { path: ['items', 1, 'service_id'], code: 'required' },
    ])
    expect(deliveryIssues(quote, services)).toEqual([])
  })

  test('cannot be chosen for a sold-out line', () => {
    const gone = quoteOf([quotedLine(slippers({ stock: 0 }), 1)])
    expect(deliveryIssues(gone, services)).toEqual([{ path: ['items', 0], code: 'sold_out' }])
  })

  test('not offered by the quote is rejected, and dropped from earlier choices', () => {
    expect(withService(new Map(), quote, KEY, 'camel')).toEqual(new Map())
    expect(withService(new Map(), quote, KEY, 'post')).toEqual(new Map([[KEY, 'post']]))
    expect(
      validServices(
        new Map([
          [KEY, 'camel'],
          ['7:71:40', 'post'],
        ]),
        quote,
      ),
    ).toEqual(new Map([['7:71:40', 'post']]))
  })

  test('counts in the total for every line with a choice', () => {
    expect(orderSums(quote, services)).toEqual({ goods: '5550.00', delivery: '300.00', total: '5850.00' })
    expect(orderSums(quote, new Map())).toEqual({ goods: '5550.00', delivery: '0.00', total: '5550.00' })
  })
})

const body = newOrder({
  form: aigul,
  phone: '+996700123456',
  country: 'KG',
  language: 'kg',
  quote,
  services,
  payment_method: 'kicb',
})

describe('an order', () => {
  test('matches the contract', () => {
    expect(NewRetailOrder.parse(body)).toEqual(body)
  })

  test('keeps its key while its result is unknown', () => {
    let count = 0
    const newKey = () => `k${(count += 1)}`
    const first = attemptToSend(newAttempt('k0', 5), 5, body, newKey)
    expect(first.key).toBe('k0')
    expect(attemptToSend(first, 5, body, newKey)).toEqual(first)
    const changed = attemptToSend(first, 5, { ...body, comment: 'Ring twice' }, newKey)
    expect(changed.key).toBe('k0')
    expect(recovered(changed).body).toBe(body)
    expect(attemptToSend(settled(first), 5, body, newKey).key).toBe('k1')
    expect(attemptToSend(first, 6, body, newKey).key).toBe('k2')
  })

  test('is remembered on this device, up to fifty of them', () => {
    const storage = memoryStorage()
    for (let id = 1; id <= 60; id += 1) rememberOrder(storage, placedOrder(body, id))
    expect(ownOrders(storage)).toHaveLength(50)
    expect(recallOrder(storage, 60)?.secret).toBe('x'.repeat(22))
    expect(recallOrder(storage, 1)).toBeUndefined()
  })
})
