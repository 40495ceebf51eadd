import { LANGUAGES, type Language, type RetailOrder } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import type { ManagedPayment } from '@shyrdak/sdk/management'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { receiptPdf } from './receipt-pdf.ts'

const SELLER = {
  publicUrl: 'https://shyrdak.example',
  shopAddress: '17 Zhanybek Batyr Street',
  shopPhone: undefined,
  demoData: false,
}
const inAll = (text: string) => ({ en: text, ru: text, kg: text })

const ORDER: RetailOrder = {
  id: 7,
  order_number: 'S-100007',
  kind: 'retail',
  status: 'in_production',
  is_made_to_order: false,
  is_collected: false,
  reason: null,
  payment: { state: 'paid', provider: 'paypal', payable: false },
  held_until: null,
  items: [
    {
      product_id: 1,
      variation_id: 1,
      slug: 'slippers-1',
      name: { en: 'Slippers', ru: 'Тапочки', kg: 'Үй өтүгү' },
      color_name: { en: 'Madder', ru: 'Марена', kg: 'Кызыл боёк' },
      photo: '/media/slippers-1.webp',
      size: '38',
      count: 2,
      is_special: false,
      sale_cost: '2250.50',
      total: '4501.00',
      made_to_order_days: null,
      delivery: {
        code: 'post',
        carrier: 'post',
        name: inAll('Post'),
        price: '310.00',
        days_min: 3,
        days_max: 5,
        tracking_number: null,
      },
    },
  ],
  contact: { first_name: 'Өмүрбек', last_name: 'Ңурланов', email: 'o@example.kg', phone: '+996700123456' },
  address: { country_iso_code: 'KG', city: 'Ош', street: 'Чүй 1', postal_code: '720001' },
  comment: '',
  is_gift: false,
  language: 'kg',
  goods_total: '4501.00',
  delivery_total: '310.00',
  discount: { code: 'FELT-10', kind: 'percent', amount: '450.00' },
  total: '4361.00',
  timeline: [],
  promised_on: null,
  created_at: '2026-11-22T10:00:00.000Z',
}

const PAID: ManagedPayment = {
  attempt_id: '1f0e2c5e-0000-4000-8000-000000000001',
  provider: 'paypal',
  reference: 'X',
  state: 'partially_refunded',
  flag: null,
  amount: '49.87',
  currency: 'USD',
  total: '4361.00',
  rate: '87.4500',
  rate_date: '2026-11-22',
  refunded: '12.30',
  refundable: '37.57',
  whole_units: false,
  refunds: [
    {
      id: '1f0e2c5e-0000-4000-8000-000000000002',
      amount: '12.30',
      state: 'succeeded',
      reason: '',
      returns_stock: false,
      actor: null,
      created_at: '2026-11-23T10:00:00.000Z',
    },
    {
      id: '1f0e2c5e-0000-4000-8000-000000000003',
      amount: '3.21',
      state: 'failed',
      reason: '',
      returns_stock: false,
      actor: null,
      created_at: '2026-11-23T11:00:00.000Z',
    },
  ],
  created_at: '2026-11-22T10:05:00.000Z',
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
async function textOf(file: File): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const { text } = await extractText(document, { mergePages: true })
  return plain(text)
}

describe.each(LANGUAGES)('a receipt in %s', (language: Language) => {
  test('has every sum of the order and its payments, without failed ones', async () => {
    const text = await textOf(
      await receiptPdf(
        { order: { ...ORDER, language }, payments: [{ ...PAID, state: 'failed' }, PAID] },
        SELLER,
      ),
    )
    const som = ['2250.50', '4501.00', '310.00', '4361.00'].map((sum) => formatMoney(sum, 'KGS', language))
    const usd = ['49.87', '12.30'].map((sum) => formatMoney(sum, 'USD', language))
    expect(text).toMatch(/1 USD (is|=) 87[.,]4500 KGS/)
    for (const sum of [...som, ...usd, `−${formatMoney('450.00', 'KGS', language)}`])
      expect(text).toContain(plain(sum))
    expect(text).not.toContain(plain(formatMoney('3.21', 'USD', language)))
    expect(text.split(plain(formatMoney('49.87', 'USD', language)))).toHaveLength(2)
    expect(text).toContain('FELT-10')
    expect(text).toContain('S-100007')
    expect(text).toContain('PayPal')
    expect(text).toContain('17 Zhanybek Batyr Street')
    expect(text).toContain('shyrdak.example')
  })

  test('has the Kyrgyz letters of names, in embedded fonts', async () => {
    const file = await receiptPdf({ order: { ...ORDER, language }, payments: [PAID] }, SELLER)
    expect(await textOf(file)).toContain('Өмүрбек Ңурланов')
    const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect(bytes).toContain('/FontFile2')
    expect(bytes).not.toContain('/BaseFont /Helvetica')
  })
})

test('an unpaid order gets an invoice, which names no bank', async () => {
  const unpaid = {
    ...ORDER,
    language: 'en' as const,
    payment: { ...ORDER.payment, state: 'unpaid' as const },
  }
  const file = await receiptPdf({ order: unpaid, payments: [{ ...PAID, state: 'expired' }] }, SELLER)
  expect(file.name).toBe('invoice-S-100007.pdf')
  const text = await textOf(file)
  expect(text).toContain('Invoice S-100007')
  expect(text).toContain('To pay')
  expect(text).not.toContain('PayPal')
})

const CANCELED = {
  ...ORDER,
  language: 'en',
  status: 'on_hold',
  reason: 'canceled',
  payment: { ...ORDER.payment, state: 'unpaid' },
} as const

test('a payment that came after the cancellation gives no receipt: the document says what happened', async () => {
  const late: ManagedPayment = { ...PAID, flag: 'surplus' }
  const file = await receiptPdf({ order: CANCELED, payments: [late] }, SELLER)
  expect(file.name).toBe('order-S-100007.pdf')
  const text = await textOf(file)
  expect(text).toContain('Cancelled order S-100007')
  expect(text).not.toMatch(/Receipt|Invoice|To pay|Not paid/)
  expect(text).toMatch(/Paid on .*PayPal.*Refunded on/)
})

test('an order that was cancelled before it was paid has nothing to pay', async () => {
  const text = await textOf(await receiptPdf({ order: CANCELED, payments: [] }, SELLER))
  expect(text).toContain('Cancelled order S-100007')
  expect(text).not.toMatch(/Receipt|Invoice|To pay|Paid/)
})

test('an order that was paid and then cancelled keeps its receipt', async () => {
  const order = { ...CANCELED, payment: { ...ORDER.payment, state: 'refunded' } } as const
  const file = await receiptPdf({ order, payments: [{ ...PAID, state: 'refunded' }] }, SELLER)
  expect(file.name).toBe('receipt-S-100007.pdf')
  expect(await textOf(file)).toContain('Receipt S-100007')
})

test('the receipt of a gift says that it is a gift', async () => {
  const order = { ...ORDER, language: 'en', is_gift: true } as const
  expect(await textOf(await receiptPdf({ order, payments: [PAID] }, SELLER))).toContain('Gift')
})

test('a receipt names the code for free delivery', async () => {
  const order: RetailOrder = {
    ...ORDER,
    language: 'en',
    delivery_total: '0.00',
    discount: { code: 'FREE', kind: 'free_delivery', amount: '0.00' },
    total: '4501.00',
  }
  const text = await textOf(await receiptPdf({ order, payments: [PAID] }, SELLER))
  expect(text).toContain('Delivery, code FREE Free')
})

test('the long name of a bank is wrapped without overlapping other lines', async () => {
  const payment = { ...PAID, provider: 'kicb' as const }
  const file = await receiptPdf({ order: ORDER, payments: [payment, payment, payment] }, SELLER)
  const page = await (await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))).getPage(1)
  const { items } = await page.getTextContent()
  const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const first = written.findIndex(({ str }) => str.startsWith('Төлөндү,'))
  const left: number = written[first]?.transform[4]
  const rows = written
    .slice(first)
    .filter(({ transform }) => Math.abs(transform[4] - left) < 1)
    .map(({ transform }): number => transform[5])
  expect(rows.length).toBeGreaterThan(6)
  for (const [place, y] of rows.entries())
    if (place > 0) expect((rows[place - 1] ?? 0) - y).toBeGreaterThan(9)
})
