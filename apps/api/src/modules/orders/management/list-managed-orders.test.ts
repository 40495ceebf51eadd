import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsDuring } from '#testing/statements-during.ts'
import { tablesReadWhole } from '#testing/tables-read-whole.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { placeOrder } from '../place-order.ts'
import { retailOrder } from '../tables.ts'
import { listManagedOrders } from './list-managed-orders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const quote = await shop.quote([lineRequest(1, '38', 1)])
  const { order } = await placeOrder(shop.context, asGuest(agree(quote), 'an-order'))
  await shop.context.db
    .update(retailOrder)
    .set({
      number: 'S-100777',
      firstName: 'Айгүл',
      lastName: 'Осмонова-Бек',
      email: 'aigul_o@example.kg',
      phone: '+996700123456',
    })
    .where(eq(retailOrder.id, order.id))
})
afterAll(() => shop.close())

const search = async (text: string) =>
  (await listManagedOrders({ query: { text }, country: 'KG' }, shop.context)).data.map(
    ({ order_number }) => order_number,
  )

test.each([
  ['its number', 's-100777'],
  ['a part of its number', '0077'],
  ['an email', 'AIGUL_O@example.kg'],
  ['the names in any order', 'осмонова айгүл'],
  ['a phone number, however grouped', '+996 (700) 12-34-56'],
  ['a name and a part of the number', 'Айгүл 777'],
])('a manager finds an order by %s', async (_, text) => {
  expect(await search(text)).toEqual(['S-100777'])
})

test.each([
  ['Kyrgyzstan', '+996700123456', '0700 123 456'],
  ['Russia', '+79161234567', '8 (916) 123-45-67'],
  ['Belarus', '+375291234567', '80 29 123-45-67'],
])('a manager finds an order by a phone number as it is dialled in %s', async (_, phone, dialled) => {
  const { db } = shop.context
  await db.update(retailOrder).set({ phone }).where(eq(retailOrder.number, 'S-100777'))
  expect(await search(dialled)).toEqual(['S-100777'])
})

test.each([
  ['another name', 'Айгүл Асанова'],
  ['the end of one text and the start of another', '777aigul'],
  ['a pattern', 'aigul%example'],
])('a manager finds no order by %s', async (_, text) => {
  expect(await search(text)).toEqual([])
})

test('the next page of a manager’s list has the same filters', async () => {
  await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)])), 'another-order'))
  const list = (page: number) =>
    listManagedOrders(
      { query: { kind: 'retail', status: ['Processing', 'on_hold'], per_page: 1, page }, country: 'KG' },
      shop.context,
    )
  const first = await list(1)
  expect(first.data).toHaveLength(1)
  expect(first.next_page_url).toBe(
    '/api/management/orders?kind=retail&status=Processing&status=on_hold&per_page=1&page=2&country_iso_code=KG',
  )
  expect(await list(2)).toMatchObject({ data: [{ order_number: 'S-100777' }], next_page_url: null })
})

test('a search among orders does not read all of them', async () => {
  const statements = await statementsDuring(shop.context.db, () => search('осмонова'))
  expect(statements).toHaveLength(2)
  expect([...(await tablesReadWhole(shop.context.db, statements))]).not.toContain('retail_order')
})
