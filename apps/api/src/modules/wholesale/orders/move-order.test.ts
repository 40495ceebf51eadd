import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
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
import { adjustKits } from '../branding/adjust-kits.ts'
import { buyKits } from '../branding/buy-kits.ts'
import { createKit } from '../branding/create-kit.ts'
import { readBrand, readHistory } from '../branding/read-brands.ts'
import { useKits } from '../branding/use-kits.ts'
import { addInvoice } from '../invoices/add-invoice.ts'
import { payInvoice } from '../invoices/pay-invoice.ts'
import { readInvoicesOfOrder } from '../invoices/read-invoices.ts'
import { moveOrder } from './move-order.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let company: TestCompany
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.context
  await stockWholesaleGoods(db)
  const { accountId } = await mintSession(db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId: accountId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  company = await openCompany(shop.context.db)
  const body = { reyestrId: company.owner.company.id, brandId: company.brandId, amount: 100 }
  await buyKits(shop.context, asEmployee(company.owner, body))
})

const order = async (count: number) => {
  const items = [
    wholesaleItem({
      reyestr_id: SOLED,
      sole_id: RUBBER,
      price: '1500.00',
      brand_id: company.brandId,
      count,
    }),
  ]
  const body = wholesaleOrderOf(company, items)
  return placeOrder(shop.context, asEmployee(company.owner, body, randomUUID()))
}
const move = (id: number, from: OrderStatus, status: OrderStatus, note = 'Waiting for wool') =>
  moveOrder(shop.context, manager, id, { from, status, note })
const balance = async () =>
  (await readBrand(shop.context.db, company.owner.company.id, company.brandId)).remainder
const history = async () =>
  (await readHistory(shop.context, company.owner.company.id, company.brandId))
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .toReversed()
const use = (amount: number, { owner, brandId } = company, key?: string) =>
  useKits(shop.context, asEmployee(owner, { reyestrId: owner.company.id, brandId, amount }, key))

test('packaging turns the reserved kits of an order into used ones, once', async () => {
  const { id } = await order(60)
  await move(id, 'Processing', 'in_production')
  await move(id, 'in_production', 'packaging')
  expect(await history()).toEqual(['bought 100', 'reserved -60', 'released 60', 'used -60'])
  await move(id, 'packaging', 'on_hold')
  await move(id, 'on_hold', 'packaging')
  await move(id, 'packaging', 'shipping')
  expect(await balance()).toBe(40)
  expect(await history()).toHaveLength(4)
})

test('a hold releases the kits, and ending it reserves them again if there are enough', async () => {
  const { id } = await order(60)
  await move(id, 'Processing', 'on_hold')
  expect(await balance()).toBe(100)
  await move(id, 'on_hold', 'in_production')
  expect(await balance()).toBe(40)
  await move(id, 'in_production', 'on_hold')
  await use(50)
  await expect(move(id, 'on_hold', 'in_production')).rejects.toMatchObject({
    code: 'KITS_SHORT',
    details: { data: { lines: [{ index: 0, requested: 60, remainder: 50 }] } },
  })
  expect(await balance()).toBe(50)
})

test('a status change needs the current status, an allowed transition and a reason for a hold', async () => {
  const { id } = await order(1)
  await expect(move(id, 'on_hold', 'in_production')).rejects.toMatchObject({ code: 'STALE' })
  await expect(move(id, 'Processing', 'completed')).rejects.toMatchObject({
    details: { issues: [{ path: ['status'], code: 'not_allowed' }] },
  })
  await expect(move(id, 'Processing', 'on_hold', ' ')).rejects.toMatchObject({
    details: { issues: [{ path: ['note'], code: 'required' }] },
  })
})

test('kits can be used outside an order up to their balance, and only one’s own', async () => {
  expect(await use(100)).toMatchObject({ remainder: 0, boughtBrandsKit: 100 })
  await expect(use(1)).rejects.toMatchObject({ code: 'KITS_SHORT' })
  const other = await openCompany(shop.context.db)
  await expect(use(1, { ...company, brandId: other.brandId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    useKits(
      shop.context,
      asEmployee(company.owner, { reyestrId: other.owner.company.id, brandId: other.brandId, amount: 1 }),
    ),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('kits are used once however often a request with a key is sent, and each time without a key', async () => {
  const key = randomUUID()
  await Promise.all([use(10, company, key), use(10, company, key)])
  expect(await use(10, company, key)).toMatchObject({ remainder: 90 })
  await expect(use(20, company, key)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  await use(10)
  await use(10)
  expect(await history()).toEqual(['bought 100', 'used -10', 'used -10', 'used -10'])
})

test('a key whose use of kits was refused may be sent again once there are enough', async () => {
  const key = randomUUID()
  await expect(use(120, company, key)).rejects.toMatchObject({ code: 'KITS_SHORT' })
  const body = { reyestrId: company.owner.company.id, brandId: company.brandId, amount: 50 }
  await buyKits(shop.context, asEmployee(company.owner, body))
  expect(await use(120, company, key)).toMatchObject({ remainder: 30 })
})

test('a manager corrects the balance of kits with a reason, never below zero', async () => {
  let was = 100
  const adjust = (amount: number, reason = 'Two were torn') =>
    adjustKits(shop.context, manager, company.brandId, { was, amount, reason })
  expect(await adjust(-2)).toMatchObject({
    balance: 98,
    history: [{ kind: 'adjusted', amount: -2, reason: 'Two were torn', actor: expect.any(String) }, {}],
  })
  await expect(adjust(-2)).rejects.toMatchObject({ code: 'STALE' })
  was = 98
  await expect(adjust(-99)).rejects.toMatchObject({ details: { issues: [{ path: ['amount'] }] } })
  await expect(adjust(0)).rejects.toMatchObject({ details: { issues: [{ path: ['amount'] }] } })
  await expect(adjust(1, ' ')).rejects.toMatchObject({ details: { issues: [{ path: ['reason'] }] } })
})

test('a client can buy kits of a logo that a manager has added', async () => {
  const client_id = company.owner.company.id
  const body = { client_id, name: ' New  logo ', kit_count: 25, kit_price: '900.00' }
  const caller = { principal: manager, ip: '127.0.0.1', idempotencyKey: undefined }
  const made = await createKit(shop.context, { ...caller, body })
  expect(made).toMatchObject({ name: 'New logo', balance: 0, bought: 0, kit_price: '900.00' })
  const purchase = { reyestrId: client_id, brandId: made.id, amount: 30 }
  const { brand, invoice } = await buyKits(shop.context, asEmployee(company.owner, purchase))
  expect([brand.remainder, invoice.invoice_sum]).toEqual([50, '1800.00'])
  for (const [field, changes] of Object.entries({
    client_id: { client_id: manager.userId },
    kit_price: { kit_price: '0.00' },
    name: { name: '\u200b' },
  }))
    await expect(createKit(shop.context, { ...caller, body: { ...body, ...changes } })).rejects.toMatchObject(
      {
        details: { issues: [{ path: [field] }] },
      },
    )
})

test('the database refuses changes to the kit ledger and to invoices', async () => {
  const { db } = shop.context
  await expect(db.execute(sql`update branding_entry set amount = 1000`)).rejects.toThrow()
  await expect(db.execute(sql`delete from branding_entry`)).rejects.toThrow()
  await expect(db.execute(sql`update invoice set sum_minor = 0`)).rejects.toThrow()
})

test('the balance of an order is its total minus the payments, which can be corrected', async () => {
  const { id, invoices } = await order(2)
  const [first] = invoices
  if (!first) throw new Error('Expected an invoice')
  const date = '2026-01-15'
  const pay = (was: string, paid_sum: string, when = date) =>
    payInvoice(shop.context, manager, first.id, { was, paid_sum, date: when, note: 'Bank, part' })
  expect(await pay('0.00', '1000.00')).toMatchObject({ status: 'processing', paid_sum: '1000.00' })
  expect(await readInvoicesOfOrder(shop.context, company.owner, id)).toMatchObject({
    sum: '3000.00',
    paid: '1000.00',
    balance: '2000.00',
  })
  await expect(pay('0.00', '3000.00')).rejects.toMatchObject({ code: 'STALE' })
  await expect(pay('1000.00', '3000.01')).rejects.toMatchObject({
    details: { issues: [{ path: ['paid_sum'], code: 'too_big' }] },
  })
  for (const day of ['2026-02-30', '2999-01-01'])
    await expect(pay('1000.00', '3000.00', day)).rejects.toMatchObject({
      details: { issues: [{ path: ['date'] }] },
    })
  expect(await pay('1000.00', '3000.00')).toMatchObject({ status: 'paid' })
  expect(await pay('3000.00', '2500.00')).toMatchObject({
    status: 'processing',
    payments: [{ amount: '1000.00', date, note: 'Bank, part' }, { amount: '2000.00' }, { amount: '-500.00' }],
  })
})

test('an additional charge gets an invoice of its own and counts in the balance', async () => {
  const { id, invoices } = await order(2)
  const body = { was: '3000.00', sum: '450.00', title: 'Delivery by air' }
  const added = await addInvoice(shop.context, id, body)
  expect(added).toMatchObject({ invoice_sum: '450.00', total_sum: '3450.00', lines: [{ sum: '450.00' }] })
  expect(await readInvoicesOfOrder(shop.context, company.owner, id)).toMatchObject({
    sum: '3450.00',
    balance: '3450.00',
    invoices: [{ id: invoices[0]?.id, total_sum: '3000.00' }, { id: added.id }],
  })
  await expect(addInvoice(shop.context, id, body)).rejects.toMatchObject({ code: 'STALE' })
  for (const sum of ['0.00', '10.50'])
    await expect(addInvoice(shop.context, id, { ...body, was: '3450.00', sum })).rejects.toMatchObject({
      details: { issues: [{ path: ['sum'] }] },
    })
})
