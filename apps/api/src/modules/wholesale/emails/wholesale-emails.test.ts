import { randomUUID } from 'node:crypto'
import { LANGUAGES, type OrderStatus } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import type { Email } from '#platform/email/port.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'
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
import { buyKits } from '../branding/buy-kits.ts'
import { removeEmployee } from '../employees/change-employees.ts'
import { addInvoice } from '../invoices/add-invoice.ts'
import { payInvoice } from '../invoices/pay-invoice.ts'
import { moveOrder } from '../orders/move-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { writeWholesaleEmail } from './write-wholesale-email.ts'

let shop: TestShop
let company: TestCompany
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  const { accountId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId: accountId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  company = await openCompany(shop.context.db)
  await emails()
})

/** Sends the queued emails and returns those sent since the last call. */
async function emails(): Promise<Email[]> {
  shop.emails.length = 0
  for (const job of shop.jobs.recorded.splice(0)) await runJob(shop.context, job)
  return [...shop.emails]
}

const emailOf = async ({ userId }: { userId: number }) => {
  const [row] = await shop.context.db.select().from(account).where(eq(account.id, userId))
  return row?.email
}

const order = (principal = company.owner, count = 2) => {
  const items = [wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00', count })]
  return placeOrder(shop.context, asEmployee(principal, wholesaleOrderOf(company, items), randomUUID()))
}

const move = (id: number, from: OrderStatus, status: OrderStatus, note = '') =>
  moveOrder(shop.context, manager, id, { from, status, note })

test('the buyer, the company’s accountant and a manager get an email about a new order', async () => {
  const buyer = (await company.hire('buyer')).principal
  const accountant = (await company.hire('accountant')).principal
  await company.hire('viewer')
  const { id, order_number: number, invoices } = await order(buyer)
  const sent = await emails()
  const readers = [buyer, accountant, manager]
  expect(sent).toHaveLength(readers.length)
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(await Promise.all(readers.map(emailOf))))
  const toBuyer = sent.find(({ subject }) => subject === `Wholesale order ${number} received`)
  expect(toBuyer?.text).toContain(`Wholesale ${SOLED} (Madder, 38, Rubber)`)
  expect(toBuyer?.text).toContain(invoices[0]?.number)
  expect(toBuyer?.text).toContain(`http://shop.test/en/admin/order-history/details/${id}`)
  const toManager = sent.find(({ subject }) => subject.startsWith('New wholesale order'))
  expect(toManager?.subject).toBe(`New wholesale order ${number}: Ак-Кийиз`)
  expect(toManager?.text).toContain(`http://shop.test/en/desk/wholesale-orders/${id}`)
})

test('an email whose job runs twice is sent once', async () => {
  await order()
  const jobs = [...shop.jobs.recorded]
  expect(await emails()).toHaveLength(2)
  shop.jobs.recorded.push(...jobs)
  expect(await emails()).toHaveLength(0)
})

test('a status change is emailed to the buyer with the manager’s note, unless a later one replaced it', async () => {
  const buyer = (await company.hire('buyer')).principal
  const { id } = await order(buyer)
  await emails()
  await move(id, 'Processing', 'on_hold', 'Which <b>sole</b>?')
  const [held] = await emails()
  expect(held?.to).toBe(await emailOf(buyer))
  expect(held?.subject).toContain('On hold')
  expect(held?.text).toContain('Which <b>sole</b>?')
  expect(held?.html).toContain('Which &lt;b&gt;sole&lt;/b&gt;?')
  await move(id, 'on_hold', 'in_production')
  await move(id, 'in_production', 'packaging')
  const sent = await emails()
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Packaging of goods')])
})

test('of two holds of an order only the last is emailed, although the order has the same status', async () => {
  const { id } = await order()
  await emails()
  await move(id, 'Processing', 'on_hold', 'Which sole?')
  await move(id, 'on_hold', 'in_production')
  await move(id, 'in_production', 'on_hold', 'Which colour?')
  const [held, ...more] = await emails()
  expect(more).toEqual([])
  expect(held?.text).toContain('Which colour?')
})

test('a repeated status change is one change and one email', async () => {
  const { id } = await order()
  await emails()
  await move(id, 'Processing', 'in_production', 'Begun')
  await move(id, 'Processing', 'in_production', 'Begun')
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email?.text).toContain(
    'We are on it: everything is in stock and will be packed next. Your wholesale order',
  )
})

test('emails about the orders of a removed buyer go to the owner', async () => {
  const buyer = (await company.hire('buyer')).principal
  const { id } = await order(buyer)
  await removeEmployee(shop.context, company.owner.company.id, buyer.userId)
  await emails()
  await move(id, 'Processing', 'in_production')
  expect((await emails()).map(({ to }) => to)).toEqual([await emailOf(company.owner)])
})

test('an invoice is emailed when it is made and with every payment, not when a payment is corrected', async () => {
  const { invoices } = await order()
  const [first] = invoices
  if (!first) throw new Error('Expected an invoice')
  await emails()
  const pay = (was: string, paid_sum: string) =>
    payInvoice(shop.context, manager, first.id, { was, paid_sum, date: '2026-01-15' })
  const subjects = async () => (await emails()).map(({ subject }) => subject)
  await pay('0.00', '1000.00')
  const [part] = await emails()
  expect(part?.subject).toBe(`Payment received: invoice ${first.number}`)
  expect(part?.text.replaceAll(/\s/g, ' ')).toContain('2 000.00 KGS is left')
  await pay('1000.00', '500.00')
  expect(await subjects()).toEqual([])
  await pay('500.00', '3000.00')
  expect(await subjects()).toEqual([`Invoice ${first.number} is paid`])
  const { id } = await order()
  await emails()
  const added = await addInvoice(shop.context, id, { was: '3000.00', sum: '100.00', title: 'Samples' })
  expect(await subjects()).toEqual([expect.stringContaining(`Invoice ${added.number}`)])
})

test('the invoice for bought kits is emailed', async () => {
  const body = { reyestrId: company.owner.company.id, brandId: company.brandId, amount: 1 }
  const { invoice } = await buyKits(shop.context, asEmployee(company.owner, body))
  expect((await emails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Invoice ${invoice.number}`),
  ])
})

test.each(LANGUAGES)('a client gets every email in %s', async (language) => {
  await shop.context.db.update(account).set({ language }).where(eq(account.id, company.owner.userId))
  const { id, invoices } = await order(company.owner, 1)
  await move(id, 'Processing', 'in_production')
  await payInvoice(shop.context, manager, invoices[0]?.id ?? 0, {
    was: '0.00',
    paid_sum: '1500.00',
    date: '2026-01-15',
  })
  const to = await emailOf(company.owner)
  const sent = (await emails()).filter((email) => email.to === to)
  expect(sent).toHaveLength(3)
  for (const email of sent) {
    expect(email.text).toContain(`http://shop.test/${language}/admin/`)
    expect(email.text + email.html).not.toMatch(/\{\{|undefined|null/)
  }
})

test('an email about a thousand lines lists thirty and the number of the others', () => {
  const line = { name: 'Slippers', photo: '/media/a.jpg', details: ['Madder'], count: 2, priceMinor: 150_000 }
  const { text, html } = writeWholesaleEmail({
    to: 'owner@example.com',
    name: 'Айгүл',
    language: 'en',
    subject: 'Order',
    opening: 'Thank you.',
    lines: Array.from({ length: 1_000 }, () => line),
    totalMinor: 300_000_000,
    action: { text: 'View', link: 'http://shop.test/en' },
  })
  expect(text.match(/Slippers/g)).toHaveLength(30)
  expect(html.match(/Slippers/g)).toHaveLength(30)
  expect(text).toContain('970')
})
