import { randomUUID } from 'node:crypto'
import type { NewWholesaleItem } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stock } from '#modules/catalogue/index.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { MINUTE_MS } from '#platform/time.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  LEATHER,
  openCompany,
  PLAIN,
  RUBBER,
  SOLED,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { buyKits } from '../branding/buy-kits.ts'
import { readBrand } from '../branding/read-brands.ts'
import { brand, invoice, listPrice, wholesaleOrder } from '../tables.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let company: TestCompany
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.update(stock).set({ quantity: 10 })
  company = await openCompany(shop.context.db, { priceListId: 1 })
})

const place = (
  items: NewWholesaleItem[],
  changes: Parameters<typeof wholesaleOrderOf>[2] = {},
  {
    principal = company.owner,
    idempotencyKey = randomUUID(),
  }: { principal?: EmployeePrincipal; idempotencyKey?: string } = {},
) =>
  placeOrder(shop.context, asEmployee(principal, wholesaleOrderOf(company, items, changes), idempotencyKey))
const purchaseOf = (amount: number, brandId = company.brandId) => ({
  reyestrId: company.owner.company.id,
  brandId,
  amount,
})
const buy = (amount: number, idempotencyKey: string = randomUUID()) =>
  buyKits(shop.context, asEmployee(company.owner, purchaseOf(amount), idempotencyKey))
const balance = async () =>
  (await readBrand(shop.context.db, company.owner.company.id, company.brandId)).remainder

test('each line names the list and tier of its price, and the total is rounded down once', async () => {
  const order = await place([
    wholesaleItem({ count: 6, price: '900.25' }),
    wholesaleItem({ size: '39', count: 5, price: '900.25' }),
    wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00' }),
  ])
  expect(order).toMatchObject({ sum: '11402.00', balance: '11402.00', count: 12, status: 'Processing' })
  expect(order.items).toMatchObject([
    { price: '900.25', price_list: { id: 1 }, from_count: 10, sum: '5401.50' },
    { price: '900.25', price_list: { id: 1 }, from_count: 10, sum: '4501.25' },
    { price: '1500.00', price_list: null, from_count: 1, sole_name: { en: 'Rubber' } },
  ])
  expect(order.invoices).toMatchObject([
    { status: 'processing', total_sum: '11402.00', invoice_sum: '11402.00', paid_sum: '0.00' },
  ])
})

test('a sole with its own price keeps it at any count', async () => {
  const order = await place([
    wholesaleItem({ reyestr_id: SOLED, sole_id: LEATHER, count: 40, price: '1700.00' }),
  ])
  expect(order.items).toMatchObject([{ price: '1700.00', price_list: { id: 1 }, from_count: 1 }])
})

test('a client pays the prices of its own country', async () => {
  company = await openCompany(shop.context.db, { country: 'KZ' })
  expect((await place([wholesaleItem({ price: '1200.00' })])).sum).toBe('1200.00')
  await expect(
    place([wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00' })]),
  ).rejects.toMatchObject({
    details: { issues: [{ path: ['items', 0, 'reyestr_id'], code: 'unknown' }] },
  })
})

test('an order at other prices is refused with the price, list and tier of each line', async () => {
  await expect(
    place([
      wholesaleItem({ count: 4 }),
      wholesaleItem({ size: '39', count: 6, price: '900.25' }),
      wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '0.01' }),
    ]),
  ).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: {
      data: {
        sum: '10502.00',
        lines: [
          { index: 0, price: '900.25', from_count: 10, list: { id: 1 } },
          { index: 2, price: '1500.00', from_count: 1, list: null },
        ],
      },
    },
  })
  expect(await shop.stockOf(PLAIN, '38')).toBe(10)
})

test('a price that has ended or not yet begun is not used', async () => {
  const today = shop.context.clock()
  const day = (shift: number) => new Date(today.getTime() + shift * 86_400_000).toISOString().slice(0, 10)
  const { db } = shop.context
  const own = { priceListId: 1, productId: SOLED, soleId: RUBBER }
  await db.insert(listPrice).values([
    { ...own, amountMinor: 100_000, validFrom: day(-9), validUntil: day(-2) },
    { ...own, amountMinor: 120_000, validFrom: day(2) },
  ])
  const line = wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00' })
  expect((await place([line])).items[0]).toMatchObject({ price: '1500.00', price_list: null })
  await db.delete(listPrice).where(eq(listPrice.soleId, RUBBER))
})

test('unknown goods, colours, sizes, soles and logos are refused by field name', async () => {
  const stranger = await openCompany(shop.context.db)
  const sent = place([
    wholesaleItem({ reyestr_id: 999 }),
    wholesaleItem({ reyestr_id: 1 }),
    wholesaleItem({ color: 9 }),
    wholesaleItem({ size: '50' }),
    wholesaleItem({ sole_id: RUBBER }),
    wholesaleItem({ reyestr_id: SOLED }),
    wholesaleItem({ reyestr_id: SOLED, sole_id: 77 }),
    wholesaleItem({ brand_id: stranger.brandId }),
    wholesaleItem({ sole_brand_id: company.brandId }),
  ])
  await expect(sent).rejects.toMatchObject({
    code: 'INVALID',
    details: {
      issues: [
        { path: ['items', 0, 'reyestr_id'], code: 'unknown' },
        { path: ['items', 1, 'reyestr_id'], code: 'unknown' },
        { path: ['items', 2, 'color'], code: 'unknown' },
        { path: ['items', 3, 'size'], code: 'unknown' },
        { path: ['items', 4, 'sole_id'], code: 'unknown' },
        { path: ['items', 5, 'sole_id'], code: 'required' },
        { path: ['items', 6, 'sole_id'], code: 'unknown' },
        { path: ['items', 7, 'brand_id'], code: 'unknown' },
        { path: ['items', 8, 'sole_brand_id'], code: 'not_allowed' },
      ],
    },
  })
})

test('an order above the largest sum is refused by its sum, with that limit', async () => {
  const { db } = shop.context
  const [row] = await db
    .insert(listPrice)
    .values({
      priceListId: 1,
      productId: SOLED,
      soleId: RUBBER,
      fromCount: 2,
      amountMinor: 2_147_483_647,
      validFrom: '2020-01-01',
    })
    .returning({ id: listPrice.id })
  const sent = place([wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, count: 50_000 })])
  await expect(sent).rejects.toMatchObject({
    details: {
      issues: [{ path: ['sum'], code: 'too_big', params: { max: 999_999_999_999.99, of: 'number' } }],
    },
  })
  await db.delete(listPrice).where(eq(listPrice.id, row?.id ?? 0))
})

test('a duplicate line, a wrong total count and another client’s number are refused', async () => {
  await expect(place([wholesaleItem(), wholesaleItem()])).rejects.toMatchObject({
    details: { issues: [{ path: ['items', 1, 'size'], code: 'duplicate' }] },
  })
  await expect(place([wholesaleItem()], { count: 2 })).rejects.toMatchObject({
    details: { issues: [{ path: ['count'], code: 'invalid' }] },
  })
  const other = await openCompany(shop.context.db)
  await expect(place([wholesaleItem()], { reyestr_id: other.owner.company.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('goods that are not made to order are sold up to their stock, others beyond it', async () => {
  await place([wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, count: 300, price: '1500.00' })])
  expect(await shop.stockOf(SOLED, '38')).toBe(0)
  await buy(1)
  await expect(
    place([
      wholesaleItem({ count: 8, price: '900.25' }),
      wholesaleItem({ count: 5, price: '900.25', brand_id: company.brandId }),
    ]),
  ).rejects.toMatchObject({
    code: 'SOLD_OUT',
    details: { data: { lines: [{ index: 1, stock: 2 }] } },
  })
  expect([await shop.stockOf(PLAIN, '38'), await balance()]).toEqual([10, 50])
})

test('kits are bought whole and reserved by orders, and the lines without enough kits are reported', async () => {
  const bought = await buy(51)
  expect(bought).toMatchObject({
    brand: { remainder: 100, boughtBrandsKit: 100, brandsPrice: '4000.00', status: 'added' },
    invoice: { invoice_sum: '4000.00' },
  })
  const branded = (changes: Partial<NewWholesaleItem>) =>
    wholesaleItem({
      reyestr_id: SOLED,
      sole_id: RUBBER,
      price: '1500.00',
      brand_id: company.brandId,
      sole_brand_id: company.brandId,
      ...changes,
    })
  await place([branded({ count: 30 })])
  expect(await balance()).toBe(40)
  await expect(
    place([
      branded({ count: 10 }),
      branded({ size: '39', count: 15, sole_brand_id: null }),
      branded({ sole_id: LEATHER, count: 11, price: '1700.00' }),
    ]),
  ).rejects.toMatchObject({
    code: 'KITS_SHORT',
    details: { data: { lines: [{ index: 2, requested: 22, remainder: 5 }] } },
  })
  expect(await balance()).toBe(40)
})

test('a line with different logos on upper and sole names both, on order and invoice', async () => {
  const { db } = shop.context
  const [sole] = await db
    .insert(brand)
    .values({ companyId: company.owner.company.id, name: 'Нарын', kitCount: 50, kitPriceMinor: 200_000 })
    .returning({ id: brand.id })
  const soleId = sole?.id ?? 0
  await buy(50)
  await buyKits(shop.context, asEmployee(company.owner, purchaseOf(50, soleId)))
  const line = { reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00', sole_brand_id: soleId }
  const order = await place([
    wholesaleItem({ ...line, brand_id: company.brandId }),
    wholesaleItem({ ...line, size: '39' }),
  ])
  expect(order.items).toMatchObject([
    { brand_id: company.brandId, brand_name: 'Ак-Кийиз', sole_brand_id: soleId, sole_brand_name: 'Нарын' },
    { brand_id: null, brand_name: 'Нарын', sole_brand_id: soleId, sole_brand_name: 'Нарын' },
  ])
  const [made] = await db.select().from(invoice).where(eq(invoice.orderId, order.id))
  expect(made?.snapshot.lines.map(({ details }) => details.map(({ en }) => en).slice(2))).toEqual([
    ['Rubber', 'Ак-Кийиз', 'Нарын on the sole'],
    ['Rubber', 'Нарын on the sole'],
  ])
})

test('a request sent twice with one idempotency key is one order, or one purchase of kits', async () => {
  const key = randomUUID()
  const [first, twin] = await Promise.all([
    place([wholesaleItem()], {}, { idempotencyKey: key }),
    place([wholesaleItem()], {}, { idempotencyKey: key }),
  ])
  expect(twin).toEqual(first)
  expect(await shop.stockOf(PLAIN, '38')).toBe(9)
  await expect(place([wholesaleItem({ size: '39' })], {}, { idempotencyKey: key })).rejects.toMatchObject({
    code: 'KEY_REUSED',
  })
  await Promise.all([buy(10, key + key), buy(10, key + key)])
  expect(await balance()).toBe(50)
  await expect(buy(10, key)).rejects.toMatchObject({ code: 'KEY_REUSED' })
})

test('a double click without an idempotency key is one order or purchase, and later a second', async () => {
  const order = asEmployee(company.owner, wholesaleOrderOf(company, [wholesaleItem()]))
  const purchase = asEmployee(company.owner, purchaseOf(10))
  const click = async () => {
    const { id } = await placeOrder(shop.context, order)
    return [id, (await buyKits(shop.context, purchase)).order_id]
  }
  const [first, twin] = await Promise.all([click(), click()])
  expect(twin).toEqual(first)
  expect([await shop.stockOf(PLAIN, '38'), await balance()]).toEqual([9, 50])
  shop.pass(2 * MINUTE_MS)
  expect(await click()).not.toEqual(first)
  expect([await shop.stockOf(PLAIN, '38'), await balance()]).toEqual([8, 100])
})

test('when two employees order the last kits one succeeds, and invoice numbers have no gap', async () => {
  const { principal: buyer } = await company.hire('buyer')
  const before = await shop.context.db.$count(invoice)
  const rounds = trials(100)
  for (let round = 0; round < rounds; round += 1) {
    await shop.context.db.update(stock).set({ quantity: 1_000 })
    await buy(50)
    const line = wholesaleItem({
      reyestr_id: SOLED,
      sole_id: RUBBER,
      count: 50,
      price: '1500.00',
      brand_id: company.brandId,
    })
    const results = await Promise.allSettled([
      place([line]),
      place([{ ...line, size: '39' }], {}, { principal: buyer }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'KITS_SHORT',
        details: { data: { lines: [{ index: 0, requested: 50, remainder: 0 }] } },
      },
    })
    expect(await balance()).toBe(0)
  }
  const rows = await shop.context.db.select().from(invoice).orderBy(invoice.sequence)
  expect(rows.length - before).toBe(rounds * 2)
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, index) => index + 1))
  expect(await shop.context.db.$count(wholesaleOrder)).toBe(rows.length)
})
