import { desk } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '#app/modules.ts'
import { writeMenu } from '#modules/content/write-menu.ts'
import { writePage } from '#modules/content/write-page.ts'
import { saveFeedback, saveQuestion } from '#modules/inbox/save-message.ts'
import { payInvoice } from '#modules/wholesale/invoices/pay-invoice.ts'
import { placeOrder as placeWholesaleOrder } from '#modules/wholesale/orders/place-order.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { dayOf, startOfDay } from '#platform/day.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { DAY_MS } from '#platform/time.ts'
import { mintSession } from '#testing/mint-session.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  openCompany,
  SOLED,
  RUBBER,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
} from '#testing/test-wholesale.ts'
import { readDesk } from './read-desk.ts'

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())

const lines = {
  setup: modules.flatMap(({ setup = [] }) => setup),
  waiting: modules.flatMap(({ waiting = [] }) => waiting),
  income: modules.flatMap(({ income = [] }) => income),
}
const read = async () => desk.read.response.parse(await readDesk(shop.context, lines))
const countOf = (answer: Awaited<ReturnType<typeof read>>, name: string) =>
  answer.waiting.find((line) => line.name === name)

test('the desk counts what is waiting in every module, and what is overdue', async () => {
  const before = await read()
  expect(before.waiting.map(({ name }) => name)).toEqual([
    'orders',
    'special_orders',
    'wholesale_orders',
    'order_requests',
    'refunds',
    'chat',
    'feedback',
    'questions',
    'reviews',
    'applications',
    'artisans',
    'proposals',
    'invoices',
    'low_stock',
  ])
  expect(before.setup.map(({ name, is_done }) => [name, is_done])).toEqual([
    ['category', true],
    ['color', true],
    ['product', true],
    ['home', false],
    ['menus', false],
    ['delivery', true],
    ['payments', true],
  ])
  const guest = { principal: { kind: 'guest' }, ip: '::1', language: 'ru' } as const
  await saveFeedback(shop.context, { name: 'A', email: 'a@b.kg', subject: 'S', message: 'M' }, guest)
  await saveQuestion(shop.context, { question: 'Q' }, guest)
  expect(countOf(await read(), 'feedback')).toMatchObject({ count: 1, overdue: 0 })
  shop.pass(49 * 3_600_000)
  const after = await read()
  for (const name of ['feedback', 'questions'])
    expect(countOf(after, name)).toMatchObject({ count: 1, overdue: 1, since: expect.any(String) })
  await shop.setStock(1, '38', 2)
  const low = countOf(await read(), 'low_stock')
  await shop.setStock(1, '38', 0)
  expect(countOf(await read(), 'low_stock')).toMatchObject({
    count: low?.count,
    overdue: (low?.overdue ?? 0) + 1,
  })
})

test('the home page and the menus are listed as missing until they are made', async () => {
  const inAll = (text: string) => ({ en: text, ru: text, kg: text })
  const lacks = async () => (await read()).setup.filter(({ is_done }) => !is_done).map(({ name }) => name)
  const home = { url: 'home', title: inAll('Felt'), description: inAll(''), content: inAll('[]') }
  const items = [{ title: inAll('Shop'), url: '/categories' }]
  const { db, clock } = shop.context
  await transaction(db, (tx) => writePage(tx, home, { now: clock() }))
  expect(await lacks()).toEqual(['menus'])
  await transaction(db, (tx) => writeMenu(tx, 'retail', { items }))
  expect(await lacks()).toEqual(['menus'])
  await transaction(db, (tx) => writeMenu(tx, 'footer', { items }))
  expect(await lacks()).toEqual([])
})

test('a paid order waits to be packed and counts as income of the week in which it was paid', async () => {
  await shop.setStock(1, '39', 10)
  const { order } = await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1, '39')]))))
  const paid = (at: Date) =>
    shop.context.db.execute(
      sql`update retail_order set status = 'in_production', paid_at = ${at.toISOString()} where id = ${order.id}`,
    )
  const now = shop.context.clock()
  await paid(now)
  shop.pass(1_000)
  const { income, ...this_week } = await read()
  expect(countOf({ income, ...this_week }, 'orders')).toMatchObject({ count: 1, overdue: 0 })
  expect(income.week.retail).toBe(order.total)
  expect(income.last_week.retail).toBe('0.00')
  await paid(new Date(now.getTime() - 7 * 86_400_000))
  const later = await read()
  expect(countOf(later, 'orders')).toMatchObject({ count: 1, overdue: 1 })
  expect([later.income.week.total, later.income.last_week_so_far.retail]).toEqual(['0.00', order.total])
})

/** The id of the invoice of a new order over 3000 som. */
async function anInvoice(): Promise<number> {
  const company = await openCompany(shop.context.db)
  const items = [wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00', count: 2 })]
  const { invoices } = await placeWholesaleOrder(
    shop.context,
    asEmployee(company.owner, wholesaleOrderOf(company, items)),
  )
  return invoices[0]?.id ?? 0
}
const dayBefore = (days: number) => dayOf(new Date(shop.context.clock().getTime() - days * DAY_MS))
const pay = (id: number, was: string, paid_sum: string, date: string) =>
  payInvoice(shop.context, manager, id, { was, paid_sum, date })

test('payments of invoices count as income, and an unpaid invoice waits', async () => {
  const id = await anInvoice()
  const before = await read()
  expect(countOf(before, 'wholesale_orders')?.count).toBe(1)
  expect(countOf(before, 'invoices')?.count).toBe(1)
  await pay(id, '0.00', '1000.00', dayBefore(0))
  expect((await read()).income.week.wholesale).toBe('1000.00')
})

test('an invoice waits from its day in Bishkek on, and is overdue once 14 days have passed there', async () => {
  await anInvoice()
  const { rows } = await shop.context.db.execute<{ day: string }>(
    sql`select min(date)::text as day from invoice where status = 'processing'`,
  )
  const dawn = startOfDay(rows[0]?.day ?? '')
  const waitingAt = async (now: number) => {
    const query = lines.waiting.find(({ name }) => name === 'invoices')?.query(new Date(now))
    const answer = await shop.context.db.execute<{ overdue: number; since: string }>(query ?? '')
    return answer.rows[0]
  }
  const due = dawn.getTime() + 15 * DAY_MS
  expect((await waitingAt(due - 1))?.overdue).toBe(0)
  const overdue = await waitingAt(due)
  expect(overdue?.overdue).toBeGreaterThan(0)
  expect(new Date(overdue?.since ?? '')).toEqual(dawn)
})

test('a week in which a manager only corrects an earlier payment has no income', async () => {
  const id = await anInvoice()
  await pay(id, '0.00', '3000.00', dayBefore(21))
  await pay(id, '3000.00', '500.00', dayBefore(0))
  expect((await read()).income.week).toMatchObject({ wholesale: '0.00', total: '0.00' })
})

test('the desk counts its work and income by index, however many orders are done', async () => {
  const now = shop.context.clock()
  const waitingFor = (name: string) => lines.waiting.find((line) => line.name === name)?.query(now)
  const incomeOf = (name: string) => lines.income.find((line) => line.name === name)?.sum(new Date(0), now)
  for (const [index, query] of [
    ['retail_order_paid', incomeOf('retail')],
    ['invoice_payment_date', incomeOf('wholesale')],
    ['wholesale_order_waiting', waitingFor('wholesale_orders')],
    ['invoice_waiting', waitingFor('invoices')],
  ] as const) {
    const { rows } = await transaction(shop.context.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain ${query}`)
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(` ${index} `)
  }
})
