import { LANGUAGES, type RetailOrder } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import { expect, test } from 'vitest'
import { i18nOf } from '#platform/text/i18n.ts'
import sentences from './texts.json' with { type: 'json' }
import { writeOrderEmail } from './write-order-email.ts'

const inAllLanguages = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, kg: `${text} kg` })

const order = (changes: Partial<RetailOrder> = {}): RetailOrder => ({
  id: 5,
  order_number: 'S-100005',
  kind: 'retail',
  status: 'Processing',
  is_made_to_order: false,
  is_collected: false,
  reason: null,
  payment: { state: 'unpaid', provider: 'kicb', payable: true },
  held_until: '2026-11-20T13:30:00.000Z',
  items: [
    {
      product_id: 1,
      variation_id: 1,
      slug: 'slippers',
      name: inAllLanguages('Slippers'),
      color_name: inAllLanguages('Madder'),
      photo: '/media/slippers.jpg',
      size: '38',
      count: 2,
      is_special: false,
      sale_cost: '2250.00',
      total: '4500.00',
      made_to_order_days: null,
      delivery: {
        code: 'kg-post',
        carrier: 'Post',
        name: inAllLanguages('Parcel'),
        price: '160.00',
        days_min: 2,
        days_max: 6,
        tracking_number: null,
      },
    },
  ],
  contact: { first_name: 'Айгүл', last_name: 'Осмонова', email: 'aigul@example.kg', phone: '+996700123456' },
  address: { country_iso_code: 'KG', city: 'Бишкек', street: 'Чүй 1', postal_code: '720001' },
  comment: '',
  is_gift: false,
  language: 'kg',
  goods_total: '4500.00',
  delivery_total: '160.00',
  total: '4660.00',
  timeline: [],
  promised_on: null,
  created_at: '2026-11-20T13:00:00.000Z',
  ...changes,
})
const link = 'https://shop.example/payment-link/x?k=secret'

test.each(LANGUAGES)('an email in %s has lines, delivery, sums, address and link', (language) => {
  const message = writeOrderEmail(order({ language }), 'placed', link)
  expect(message.subject).toContain('S-100005')
  for (const body of [message.text, message.html])
    for (const part of [
      `Slippers ${language}`,
      `Madder ${language}`,
      `Parcel ${language}`,
      '4 660.00 KGS',
      'Чүй 1',
      link,
    ])
      expect(body.replaceAll('\u00a0', ' ')).toContain(part)
  expect(message.text).toContain('19:30')
  expect(message.text).not.toMatch(/[{}]|undefined/)
})

test('each line has its photo in the smallest size, with an absolute address', () => {
  const [slippers] = order().items
  const items = [slippers!, { ...slippers!, photo: '/media/boots.jpg' }] // it has one
  const { html } = writeOrderEmail(order({ items }), 'placed', link)
  expect([...html.matchAll(/<img src="([^"]+)" alt=""/g)].map(([, src]) => src)).toEqual([
    'https://shop.example/media/slippers-160.jpg',
    'https://shop.example/media/boots-160.jpg',
  ])
})

test('HTML that a buyer typed is escaped', () => {
  const contact = { ...order().contact, first_name: '<img src=x onerror=alert(1)>$&' }
  const message = writeOrderEmail(order({ contact }), 'paid', link)
  expect(message.html).not.toContain('<img src=x')
  expect(message.html).toContain('&lt;img src=x onerror=alert(1)&gt;$&amp;')
})

test('an email about an order that holds no stock does not promise any', () => {
  expect(writeOrderEmail(order({ held_until: null, language: 'en' }), 'placed', link).text).not.toContain(
    'holding',
  )
})

test.each(LANGUAGES)(
  'a delayed email in %s about an order does not ask to pay what is paid or canceled',
  (language) => {
    const { placedLate, placedOnly } = sentences[language]
    const late = order({ held_until: null, language })
    expect(writeOrderEmail(late, 'placed', link).text).toContain(placedLate)
    const paid = { ...late, payment: { ...late.payment, state: 'paid', payable: false } } as const
    const { text } = writeOrderEmail(paid, 'placed', link)
    expect(text).toContain(placedOnly)
    expect(text).not.toContain(placedLate)
  },
)

test.each([
  ['sold_out', 'Some of the items sold out before the payment arrived'],
  ['We wait for wool', 'Work on the order is paused'],
])(
  'an email about the payment of an order on hold (%s) does not say that it is being prepared',
  (reason, standing) => {
    const held = order({ status: 'on_hold', reason, held_until: null, language: 'en' })
    for (const body of Object.values(writeOrderEmail(held, 'paid', link))) {
      expect(body).not.toContain('preparing')
      expect(body).not.toContain('We wait for wool')
    }
    expect(writeOrderEmail(held, 'paid', link).text).toContain(`Payment received, thank you. ${standing}.`)
  },
)

test.each([
  ['en', 'We’re holding your items'],
  ['ru', 'Товары отложены для вас до'],
  ['kg', 'Буюмдарыңыз сиз үчүн сакталып турат'],
] as const)(
  'an email in %s about goods made to order says how long they take, not that they are held',
  (language, promise) => {
    expect(writeOrderEmail(order({ language }), 'placed', link).text).toContain(promise)
    const items = order().items.map((item) => ({ ...item, made_to_order_days: 30 }))
    const message = writeOrderEmail(order({ language, items, kind: 'special' }), 'placed', link)
    for (const body of [message.text, message.html])
      expect(body).toContain(describeMadeToOrder(30, i18nOf(language)))
    expect(message.text).not.toContain(promise)
  },
)

test.each([
  [
    'en',
    'when it’s ready to collect',
    'Collect from',
    'free',
    /when it ships|Delivery address|(?<!\d)0\.00 KGS/,
  ],
  ['ru', 'когда его можно будет забрать', 'Где забрать', 'бесплатно', /[Оо]тправ|(?<!\d)0\.00 KGS/],
  ['kg', 'алып кетүүгө даяр болгондо', 'Кайдан алып кетүү', 'акысыз', /[Жж]өнөт|(?<!\d)0\.00 KGS/],
] as const)(
  'an email in %s about an order to collect says where and when, and nothing of shipping',
  (language, when, where, free, sending) => {
    const [slippers] = order().items
    const delivery = {
      ...slippers!.delivery,
      code: 'kg-pickup',
      name: inAllLanguages('Workshop'),
      price: '0.00',
    }
    const items = [{ ...slippers!, delivery }]
    const collected = order({ language, items, delivery_total: '0.00', total: '4500.00' })
    for (const kind of ['placed', 'paid'] as const) {
      const message = writeOrderEmail(collected, kind, link, new Set(['kg-pickup']))
      for (const body of [message.text, message.html]) {
        for (const part of [where, `Workshop ${language}`, free]) expect(body).toContain(part)
        expect(body.replaceAll('\u00a0', ' ')).not.toMatch(sending)
        expect(body).not.toContain('Чүй 1')
      }
      if (kind === 'paid') expect(message.text).toContain(when)
    }
  },
)

test('an email about an order with one line to collect and one to ship has the address', () => {
  const [slippers] = order().items
  const collected = { ...slippers!, delivery: { ...slippers!.delivery, code: 'kg-pickup', price: '0.00' } }
  const mixed = order({ language: 'en', items: [slippers!, collected] })
  const { text } = writeOrderEmail(mixed, 'paid', link, new Set(['kg-pickup']))
  expect(text).toContain('when it ships')
  expect(text).toContain('Чүй 1')
  expect(text).toMatch(/^ {2}Parcel en, .+, free$/m)
})

test('every text of the emails exists in every language', () => {
  for (const language of LANGUAGES)
    // Every counted text has the form `one`, whatever other forms the language has.
    for (const key of Object.keys(sentences.en).map((name) => name.replace(/_other$/, '_one')))
      expect(sentences[language]).toHaveProperty(key, expect.stringMatching(/\S/))
})

test.each(LANGUAGES)(
  'an email in %s has the discount code with its amount, and the gift note as escaped text',
  (language) => {
    const discount = { code: 'FELT-10', kind: 'percent', amount: '450.00' } as const
    const gift_note = 'Туулган күн менен!\n<b>Айбек</b>'
    const { text, html } = writeOrderEmail(
      order({ language, discount, is_gift: true, gift_note, total: '4210.00' }),
      'placed',
      link,
    )
    for (const body of [text, html])
      for (const part of ['FELT-10', '−450.00 KGS', '4 210.00 KGS', 'Туулган күн менен!'])
        expect(body.replaceAll('\u00a0', ' ')).toContain(part)
    expect(text).toContain('<b>Айбек</b>')
    expect(html).toContain('&lt;b&gt;Айбек&lt;/b&gt;')
  },
)

test.each(LANGUAGES)('an email in %s says that an order is a gift', (language) => {
  const { text, html } = writeOrderEmail(order({ language, is_gift: true }), 'placed', link)
  for (const body of [text, html]) expect(body).toContain(sentences[language].gift)
  expect(writeOrderEmail(order({ language }), 'placed', link).text).not.toContain(sentences[language].gift)
})

test.each(LANGUAGES)(
  'an email in %s about a payment has the amount and rate that the bank charged',
  (language) => {
    const charge = { amount: '53.29', currency: 'USD', rate: '87.450000', rate_date: '2026-11-20' } as const
    const payment = { state: 'paid', provider: 'paypal', payable: false, charge } as const
    const { text, html } = writeOrderEmail(order({ language, payment }), 'paid', link)
    for (const body of [text, html]) {
      expect(body).toContain(sentences[language].charged)
      expect(body).toContain(formatMoney('53.29', 'USD', language))
      expect(body).toMatch(/87[.,]4500/)
    }
    const inSom = {
      ...payment,
      charge: { amount: '4660.00', currency: 'KGS', rate: null, rate_date: null },
    } as const
    expect(writeOrderEmail(order({ language, payment: inSom }), 'paid', link).text).not.toContain(
      sentences[language].charged,
    )
  },
)

test('an email names the code for free delivery, and links to the receipt with the order’s secret', () => {
  const discount = { code: 'FREE', kind: 'free_delivery', amount: '0.00' } as const
  const { text } = writeOrderEmail(order({ language: 'en', discount, delivery_total: '0.00' }), 'paid', link)
  expect(text).toContain('Delivery: free (code FREE)')
  expect(text).toContain('Invoice (PDF): https://shop.example/api/frontend/order-receipt/5?k=secret')
})
