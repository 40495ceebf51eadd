import { Address, Contact, NewRetailOrder } from '@shyrdak/sdk/contract'
import { addMoney } from '@shyrdak/sdk/rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  cartLines,
  emptyCart,
  fromStored,
  mergeCarts,
  toStored,
  type RetailCart,
} from '../retail-cart/index.ts'
import { applyQuote } from '../retail-cart/apply-quote.ts'
import { quotedLine, quoteOf, slippers } from '../testing/goods.ts'
import { memoryStorage } from '../storage/index.ts'
import { trials } from '../testing/trials.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'
import {
  closeOrder,
  openOrders,
  orderPlacedUnder,
  ownOrders,
  recallOrder,
  rememberOrder,
} from './own-orders.ts'
import {
  anotherAttempt,
  attemptToSend,
  contactIssues,
  deliveryIssues,
  commonServices,
  EMPTY_FORM,
  firstWrongField,
  newAttempt,
  newOrder,
  orderSums,
  paymentIssues,
  settled,
  validServices,
  withService,
  type CheckoutForm,
} from './rules.ts'
import { earlierBodies, isSameOrder, mayHoldGoods, refused } from './order-attempt.ts'
import { aigul } from '../testing/aigul.ts'
import { placedOrder } from '../testing/order.ts'

const KEY = '7:71:38'
const quote = quoteOf([quotedLine(slippers(), 2), quotedLine(slippers({ size: '40' }), 1)])
const services = new Map([
  [KEY, 'post'],
  ['7:71:40', 'post'],
])
const codes = (form: CheckoutForm) =>
  contactIssues(form, 'KG').map(({ path, code }) => `${path.join('.')} ${code}`)

describe('the checkout form', () => {
  test('reports all missing fields in page order', () => {
    expect(codes(EMPTY_FORM)).toEqual([
      'contact.first_name required',
      'contact.last_name required',
      'contact.email required',
      'contact.phone required',
      'address.city required',
      'address.postal_code required',
      'address.street required',
    ])
    expect(firstWrongField(contactIssues(EMPTY_FORM, 'KG'))).toBe('contact.first_name')
  })

  test('has no issues when it is complete', () => {
    expect(contactIssues(aigul, 'KG')).toEqual([])
    expect(paymentIssues(aigul, 'kicb')).toEqual([])
  })

  test.each([
    [{ email: 'aigul@kg' }, 'contact.email invalid'],
    [{ email: 'a b@c.d' }, 'contact.email invalid'],
    [{ first_name: '   ' }, 'contact.first_name required'],
    [{ first_name: '\u200B' }, 'contact.first_name required'],
    [{ street: '\u3164 \u2060' }, 'address.street required'],
    [{ last_name: 'х'.repeat(101) }, 'contact.last_name too_big'],
    [{ postal_code: '!' }, 'address.postal_code invalid'],
    [{ postal_code: '72000' }, 'address.postal_code invalid'],
    [{ comment: 'х'.repeat(2001) }, 'comment too_big'],
  ])('reports an invalid value: %j', (change, issue) => {
    expect(codes({ ...aigul, ...change })).toEqual([issue])
  })

  test('accepts a postcode with its digits in groups', () => {
    expect(contactIssues({ ...aigul, postal_code: '720 001' }, 'KG')).toEqual([])
  })

  test('requires the terms and a payment method', () => {
    expect(paymentIssues({ ...aigul, terms: false }, null)).toEqual([
      { path: ['payment_method'], code: 'required' },
      { path: ['terms'], code: 'required' },
    ])
  })

  test('accepts no contact or address that the store would refuse', () => {
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
          if (contactIssues(form, 'KG').length > 0) return
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

  test('that the quote does not offer cannot be chosen, and is dropped from earlier choices', () => {
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

  test('is part of the total for every line with a choice', () => {
    expect(orderSums(quote, services)).toMatchObject({
      goods: '5550.00',
      delivery: '300.00',
      total: '5850.00',
    })
    expect(orderSums(quote, new Map())).toMatchObject({
      goods: '5550.00',
      delivery: '0.00',
      total: '5550.00',
    })
  })

  test('is counted once for lines in the same parcel', () => {
    const id = [...services.values()][0] ?? ''
    const together = {
      ...quote,
      lines: quote.lines.map((line) => ({ ...line, weight: 400 })),
      tariffs: { [id]: [{ above: 0, up_to: 1000, price: '170.00' }] },
    }
    const chosen = new Map([...services.keys()].map((key) => [key, id]))
    expect(orderSums(together, chosen)).toMatchObject({ delivery: '170.00', total: '5720.00' })
    expect(commonServices(together).find((service) => service.id === id)?.price).toBe('170.00')
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

  const linesOf = (cart: RetailCart) => cartLines(cart)
  const tab = (name: string) => emptyCart(name)
  const lines = linesOf(addLine(tab('a'), slippers(), 2).cart)

  test('keeps its key until the cart changes, and an unsettled one keeps its body', () => {
    const first = attemptToSend(newAttempt(lines), lines, body)
    expect(first.key).toBe(idempotencyKeyOf(lines))
    expect(earlierBodies(attemptToSend(first, lines, body))).toEqual([])
    const other = { ...body, comment: 'Ring twice' }
    const changed = attemptToSend(first, lines, other)
    expect(changed.key).toBe(first.key)
    expect(earlierBodies(changed)).toEqual([body])
    expect(earlierBodies(attemptToSend(changed, lines, { ...body, comment: 'Ring' }))).toEqual([other, body])
    expect(earlierBodies(attemptToSend(refused(changed), lines, other))).toEqual([body])
    const again = attemptToSend(settled(first), lines, other)
    expect(again.key).toBe(first.key)
    expect(earlierBodies(again)).toEqual([])
    const more = linesOf(addLine(tab('a'), slippers(), 3).cart)
    expect(attemptToSend(first, more, body).key).not.toBe(first.key)
  })

  test('with an unknown result keeps its key when only the stock of its goods has changed since', () => {
    const { cart } = addLine(tab('a'), slippers(), 2)
    const order = { ...body, items: body.items.slice(0, 1) }
    const first = attemptToSend(newAttempt(linesOf(cart)), linesOf(cart), order)
    const later = linesOf(applyQuote(cart, quoteOf([quotedLine(slippers({ stock: 3 }), 2)])).cart)
    expect(idempotencyKeyOf(later)).not.toBe(first.key)
    const again = attemptToSend(first, later, { ...order, comment: 'Ring twice' })
    expect(again.key).toBe(first.key)
    expect(earlierBodies(again)).toEqual([order])
    expect(attemptToSend(settled(first), later, order).key).toBe(idempotencyKeyOf(later))
  })

  test('may hold the goods that are short while its result is unknown, if it could not be placed now', () => {
    const sent = attemptToSend(newAttempt(lines), lines, body)
    const left = (stock: number) => quoteOf([quotedLine(slippers({ stock }), 3)])
    expect(mayHoldGoods(sent, left(0))).toBe(true)
    expect(mayHoldGoods(sent, left(1))).toBe(true)
    // The shopper now wants three, and the two that were sent could be placed.
    expect(mayHoldGoods(sent, left(2))).toBe(false)
    expect(mayHoldGoods(sent, quoteOf([quotedLine(slippers({ size: '41', stock: 0 }), 1)]))).toBe(false)
    const fewer = { ...body, items: body.items.map((item) => ({ ...item, count: 1 })) }
    expect(mayHoldGoods(attemptToSend(sent, lines, fewer), left(1))).toBe(false)
    expect(mayHoldGoods(settled(sent), left(0))).toBe(false)
  })

  test('is the same with another quote and after it was stored, and another one with anything else', () => {
    const { items, ...stored } = body
    expect(isSameOrder(body, { items, ...stored, quote_id: 'q-9', language: 'en' })).toBe(true)
    expect(isSameOrder(body, { ...body, total: '1.00' })).toBe(false)
    expect(isSameOrder(body, { ...body, payment_method: 'paypal' })).toBe(false)
    expect(isSameOrder(body, { ...body, contact: { ...body.contact, email: 'a@b.kg' } })).toBe(false)
  })

  test('has a new key after the store has refused one as used by somebody else', () => {
    const first = attemptToSend(newAttempt(lines), lines, body)
    const other = anotherAttempt(first, 'k1')
    expect(attemptToSend(other, lines, body).key).toBe(`${first.key}.k1`)
    expect(anotherAttempt(other, 'k2').key).toBe(`${first.key}.k2`)
  })

  test('has the same key in every tab, and another one for every other cart', () => {
    const size = fc.constantFrom('36', '37', '38', '39')
    const changes = fc.array(fc.record({ size, count: fc.integer({ min: 1, max: 3 }) }), { maxLength: 6 })
    const filled = (name: string, list: readonly { size: string; count: number }[]) =>
      list.reduce(
        (cart, { size: one, count }) => addLine(cart, slippers({ size: one }), count).cart,
        tab(name),
      )
    const keyOf = (cart: RetailCart) => idempotencyKeyOf(linesOf(cart))
    fc.assert(
      fc.property(changes, changes, (here, there) => {
        const stored = toStored(mergeCarts(filled('a', here), filled('b', there)))
        const [one, two] = [fromStored(stored, 'c'), fromStored(stored, 'd')]
        expect(keyOf(one)).toBe(keyOf(two))
        expect(keyOf(one)).toMatch(/^[0-9a-z]{28}$/)
        const key = keyOf(one)
        if (one.size < 4) expect(keyOf(addLine(one, slippers({ size: '45' }), 1).cart)).not.toBe(key)
        // The same lines in another person's browser are another intent.
        if (here.length > 0) expect(keyOf(filled('e', here))).not.toBe(keyOf(filled('a', here)))
      }),
      { numRuns: trials(1_000) },
    )
  })

  test('is found by the key that it was placed under', () => {
    const storage = memoryStorage()
    rememberOrder(storage, placedOrder(body, 7), 'k7')
    rememberOrder(storage, placedOrder(body, 8))
    expect(orderPlacedUnder(storage, 'k7')?.id).toBe(7)
    expect(orderPlacedUnder(storage, 'k8')).toBeUndefined()
  })

  test('is listed as open until it is closed, and still remembered afterwards', () => {
    const storage = memoryStorage()
    for (const id of [7, 8, 9]) rememberOrder(storage, placedOrder(body, id))
    closeOrder(storage, 8)
    closeOrder(storage, 80)
    expect(openOrders(storage).map(({ id }) => id)).toEqual([9, 7])
    expect(recallOrder(storage, 8)?.secret).toBe('x'.repeat(22))
  })

  test('is remembered on this device, up to fifty orders', () => {
    const storage = memoryStorage()
    for (let id = 1; id <= 60; id += 1) rememberOrder(storage, placedOrder(body, id))
    expect(ownOrders(storage)).toHaveLength(50)
    expect(recallOrder(storage, 60)?.secret).toBe('x'.repeat(22))
    expect(recallOrder(storage, 1)).toBeUndefined()
  })
})

describe('a discount code', () => {
  const terms = { kind: 'percent', percent: 10, sum: null, minimum: '3000.00' } as const
  const discount = { code: 'FELT-10', terms }
  const quoteFor = (count: number) => quoteOf([quotedLine(slippers({ sale_cost: '1850.00' }), count)])
  const ready = {
    form: aigul,
    phone: '+996700123456',
    country: 'KG',
    language: 'kg',
    services: new Map([[KEY, 'post']]),
    payment_method: 'kicb',
    discount,
  } as const

  test('lowers the total that is shown and is sent with the order', () => {
    const plain = orderSums(quoteFor(2), ready.services)
    const sums = orderSums(quoteFor(2), ready.services, discount)
    expect(sums).toMatchObject({ goods: '3700.00', discount: '370.00' })
    expect(addMoney(sums.total, '370.00')).toBe(plain.total)
    expect(newOrder({ ...ready, quote: quoteFor(2) })).toMatchObject({
      discount_code: 'FELT-10',
      total: sums.total,
    })
  })

  test('is not sent while the goods are below its minimum, nor when it cannot be used', () => {
    expect(newOrder({ ...ready, quote: quoteFor(1) })).not.toHaveProperty('discount_code')
    const refused = { code: 'FELT-10', terms: null }
    expect(newOrder({ ...ready, quote: quoteFor(2), discount: refused })).not.toHaveProperty('discount_code')
  })

  test('for free delivery sets the delivery cost to zero', () => {
    const free = { code: 'FREE', terms: { ...terms, kind: 'free_delivery', percent: null } } as const
    expect(orderSums(quoteFor(2), ready.services, free)).toMatchObject({
      delivery: '0.00',
      discount: '0.00',
      total: '3700.00',
    })
  })
})

test('a gift note is trimmed, left out when it is blank, and refused when it is too long', () => {
  const ready = { phone: '+996700123456', country: 'KG', language: 'kg', quote, services } as const
  const order = (gift_note: string) =>
    newOrder({ ...ready, form: { ...aigul, gift_note }, payment_method: 'kicb' })
  expect(order('  С днём рождения! ').gift_note).toBe('С днём рождения!')
  expect(order(' ')).not.toHaveProperty('gift_note')
  expect(codes({ ...aigul, gift_note: 'х'.repeat(301) })).toEqual(['gift_note too_big'])
})

test('a gift is sent with or without a note', () => {
  const ready = { phone: '+996700123456', country: 'KG', language: 'kg', quote, services } as const
  const order = (form: Partial<CheckoutForm>) =>
    newOrder({ ...ready, form: { ...aigul, ...form }, payment_method: 'kicb' })
  expect(order({ is_gift: true })).toMatchObject({ is_gift: true })
  expect(order({ is_gift: true })).not.toHaveProperty('gift_note')
  expect(order({ is_gift: true, gift_note: 'Warm feet!' })).toMatchObject({ gift_note: 'Warm feet!' })
  // A note written before the form asked whether the order is a gift.
  expect(order({ gift_note: 'Warm feet!' })).toMatchObject({ is_gift: true })
  expect(order({})).not.toHaveProperty('is_gift')
})
