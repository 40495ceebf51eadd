import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
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
import { placeOrder } from '../orders/place-order.ts'
import { addInvoice } from './add-invoice.ts'
import { readManagedInvoice } from './managed-invoices.ts'
import { payInvoice } from './pay-invoice.ts'

let shop: TestShop
let company: TestCompany
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  company = await openCompany(shop.context.db)
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())

async function anOrder() {
  const items = [wholesaleItem({ reyestr_id: SOLED, sole_id: RUBBER, price: '1500.00', count: 2 })]
  const { id, invoices } = await placeOrder(
    shop.context,
    asEmployee(company.owner, wholesaleOrderOf(company, items), randomUUID()),
  )
  const [first] = invoices
  if (!first) throw new Error('An order has an invoice.')
  return { id, invoiceId: first.id }
}

const times = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  ) // refusals of the store

test('of managers who record a payment at the same moment one does, and the payments add up', async () => {
  for (let trial = 0; trial < trials(10); trial += 1) {
    const { invoiceId } = await anOrder()
    const paid = ['1000.00', '2000.00', '3000.00']
    const results = await times(6, (index) =>
      payInvoice(shop.context, manager, invoiceId, {
        was: '0.00',
        paid_sum: paid[index % 3] ?? '',
        date: '2026-01-15',
      }),
    )
    expect(codesOf(results)).toEqual(Array.from({ length: 5 }, () => 'STALE'))
    const { paid_sum: sum, payments } = await readManagedInvoice(shop.context, invoiceId)
    expect(payments.map(({ amount }) => amount)).toEqual([sum])
  }
})

test('of managers who add an invoice at the same moment one does, and the invoices add up to the order', async () => {
  for (let trial = 0; trial < trials(10); trial += 1) {
    const { id } = await anOrder()
    const results = await times(6, () =>
      addInvoice(shop.context, id, { was: '3000.00', sum: '100.00', title: 'Samples' }),
    )
    expect(codesOf(results)).toEqual(Array.from({ length: 5 }, () => 'STALE'))
    const { rows } = await shop.context.db.$client.query(
      `select total_minor::int as total, (select sum(sum_minor)::int from invoice where order_id = $1) as invoiced
       from wholesale_order where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ total: 310_000, invoiced: 310_000 }])
  }
})
