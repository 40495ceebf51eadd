import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { tablesReadWhole } from '#testing/tables-read-whole.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  openCompany,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
} from '#testing/test-wholesale.ts'
import { listManagedInvoices } from '../invoices/managed-invoices.ts'
import { wholesaleApplication, wholesaleOrder } from '../tables.ts'
import { listManagedOrders } from './managed-orders.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  await orderOf({ number: 'W-100777', company: 'Ак-Кийиз', lastName: 'Осмонова' })
  await orderOf({ number: 'W-200333', company: 'Felt & Sons', lastName: 'Асанов' })
})
afterAll(() => shop.close())

/** Places an order whose buyer is Айгүл. */
async function orderOf({ number, company, lastName }: Record<'number' | 'company' | 'lastName', string>) {
  const { db } = shop.context
  const client = await openCompany(db)
  const { id } = client.owner.company
  await db.update(wholesaleApplication).set({ company }).where(eq(wholesaleApplication.accountId, id))
  const person = {
    email: `${number}@example.kg`,
    phone: `+996700${number.slice(2)}`,
    firstName: 'Айгүл',
    lastName,
  }
  await db.update(account).set(person).where(eq(account.id, id))
  const placed = await placeOrder(
    shop.context,
    asEmployee(client.owner, wholesaleOrderOf(client, [wholesaleItem()])),
  )
  await db.update(wholesaleOrder).set({ number }).where(eq(wholesaleOrder.id, placed.id))
}

const list = (query: object) => listManagedOrders({ query, country: 'KG' }, shop.context)

test('a period that ends before it begins, or begins on no day, is refused by field name', async () => {
  await expect(list({ from: '2026-11-20', until: '2026-11-19' })).rejects.toMatchObject({
    details: {
      issues: [{ path: ['until'], code: 'too_small', params: { min: '2026-11-20', of: 'date' } }],
    },
  })
  await expect(list({ from: '0001-01-01' })).rejects.toMatchObject({
    details: { issues: [{ path: ['from'], code: 'invalid' }] },
  })
  expect((await list({ from: '2026-11-20', until: '2026-11-20' })).data).toEqual([])
})

const search = async (text: string) => (await list({ text })).data.map(({ order_number }) => order_number)
const searchInvoices = async (text: string) =>
  (await listManagedInvoices({ query: { text }, country: 'KG' }, shop.context)).data.map(
    ({ order }) => order.number,
  )

test.each([
  ['a part of its number', '0077'],
  ['the name of the client', 'КИЙИЗ'],
  ['the email of who ordered', 'w-100777@EXAMPLE.kg'],
  ['the names of who ordered, in any order', 'осмонова айгүл'],
  ['the phone number of who ordered, however grouped', '+996 (700) 10-07-77'],
])('a manager finds an order and its invoice by %s', async (_, text) => {
  expect(await search(text)).toEqual(['W-100777'])
  expect(await searchInvoices(text)).toEqual(['W-100777'])
})

test('a manager finds an invoice by its own number', async () => {
  const [last] = (await listManagedInvoices({ query: {}, country: 'KG' }, shop.context)).data
  expect(await searchInvoices(last?.number ?? '')).toEqual(['W-200333'])
  expect(await searchInvoices(`9${last?.number}`)).toEqual([])
})

test('a text that no order has finds none, an empty one all', async () => {
  for (const find of [search, searchInvoices]) {
    expect(await find('Осмонова Асанов')).toEqual([])
    expect(await find(' ')).toEqual(['W-200333', 'W-100777'])
  }
})

test('a search among orders or invoices reads none of them one by one', async () => {
  const statements = await statementsDuring(shop.context.db, async () => {
    await search('осмонова')
    await searchInvoices('осмонова')
  })
  expect(statements).toHaveLength(4)
  expect(await tablesReadWhole(shop.context.db, statements)).toEqual(new Set())
})
