import { randomUUID } from 'node:crypto'
import type { Language } from '@shyrdak/sdk/contract'
import { MAX_MINOR, toMoney } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  openCompany,
  RUBBER,
  SOLED,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { listClients } from '../clients/managed-clients.ts'
import { listOrders } from '../orders/read-orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import { payInvoice } from './pay-invoice.ts'
import { wholesaleOrder } from '../tables.ts'
import { listInvoiceOrders, readInvoice } from './read-invoices.ts'

let shop: TestShop
let company: TestCompany
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  company = await openCompany(shop.context.db)
})
afterAll(() => shop.close())

/** Places an order of one pair, which costs 1500 som. */
const order = (principal: EmployeePrincipal) => {
  const items = [wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00' })]
  return placeOrder(shop.context, asEmployee(principal, wholesaleOrderOf(company, items), randomUUID()))
}
const firstOf = (principal: EmployeePrincipal) => ({
  query: { per_page: 1 },
  principal,
  country: 'KG',
})

test('the totals of a list cover all its pages, and a buyer’s only their own orders', async () => {
  const { owner } = company
  const { accountId } = await mintSession(shop.context.db, { market: 'management' })
  const { principal: buyer } = await company.hire('buyer')
  const { principal: stranger } = await company.hire('buyer')
  const [, paid, partlyPaid] = [await order(owner), await order(buyer), await order(owner)]
  for (const [{ invoices }, sum] of [
    [paid, '1500.00'],
    [partlyPaid, '500.00'],
  ] as const)
    await payInvoice(
      shop.context,
      { kind: 'session', market: 'management', userId: accountId },
      invoices[0]!.id,
      { was: '0.00', paid_sum: sum, date: '2026-01-15' },
    )
  await order(buyer)

  const dueOf = async (principal: EmployeePrincipal) =>
    (await listInvoiceOrders(firstOf(principal), shop.context)).due
  await expect(dueOf(owner)).resolves.toEqual({ count: 3, sum: '4000.00' })
  await expect(dueOf(buyer)).resolves.toEqual({ count: 1, sum: '1500.00' })
  await expect(dueOf(stranger)).resolves.toEqual({ count: 0, sum: '0.00' })

  const openOf = async (principal: EmployeePrincipal) =>
    (await listOrders(firstOf(principal), shop.context)).open
  await expect(openOf(owner)).resolves.toBe(4)
  await expect(openOf(buyer)).resolves.toBe(2)
})

test('a client who owes more than an amount can hold still opens the invoices, and managers the clients', async () => {
  const { db } = shop.context
  const { owner } = await openCompany(db)
  for (const _order of [1, 2]) {
    const items = [wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00' })]
    await placeOrder(shop.context, asEmployee(owner, wholesaleOrderOf({ owner }, items), randomUUID()))
  }
  const totalMinor = Math.floor(MAX_MINOR / 100) * 100
  await db.update(wholesaleOrder).set({ totalMinor }).where(eq(wholesaleOrder.companyId, owner.company.id))
  const most = toMoney(MAX_MINOR)
  expect((await listInvoiceOrders(firstOf(owner), shop.context)).due).toEqual({ count: 2, sum: most })
  const { data } = await listClients({ query: {}, country: 'KG' }, shop.context)
  expect(data.find(({ id }) => id === owner.company.id)).toMatchObject({ balance: most })
})

test('an invoice has the address and phone of the store, as its PDF does, in the language of its reader', async () => {
  const { id, invoices } = await order(company.owner)
  const ids = { orderId: id, invoiceId: invoices[0]!.id }
  const contactsIn = async (settings: object, language: Language) => {
    const context = { ...shop.context, settings: { ...shop.context.settings, ...settings } }
    return (await readInvoice(context, company.owner, ids, language)).contacts
  }
  const own = { shopAddress: '17 Zhanybek Batyr Street', shopPhone: '+996 700 123 456' }
  expect(await contactsIn(own, 'ru')).toEqual({ address: own.shopAddress, phone: own.shopPhone })
  const demo = { shopAddress: undefined, shopPhone: undefined, demoData: true }
  expect((await contactsIn(demo, 'ru'))?.address).toMatch(/Бишкек/)
  expect((await contactsIn(demo, 'en'))?.address).toMatch(/Bishkek/)
  expect(await contactsIn({ ...demo, demoData: false }, 'en')).toEqual({})
})
