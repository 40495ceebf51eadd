import { randomUUID } from 'node:crypto'
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '@shyrdak/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stock } from '#modules/catalogue/index.ts'
import type { Events } from '#platform/events.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  openCompany,
  PLAIN,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
} from '#testing/test-wholesale.ts'
import { buyKits } from '../branding/buy-kits.ts'
import { readBrand } from '../branding/read-brands.ts'
import { wholesaleOrderLine } from '../tables.ts'
import { readManagedOrder } from './managed-orders.ts'
import { moveOrder } from './move-order.ts'
import { placeOrder } from './place-order.ts'

const STOCK = 10
const KITS = 50

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  const { accountId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId: accountId }
})
afterAll(() => shop.close())

const PACKED: readonly OrderStatus[] = ['packaging', 'shipping', 'on_way', 'completed']

interface Walked {
  id: number
  count: number
  status: OrderStatus
  wasPacked: boolean
}

/** The number of pieces that the order should hold in its status. */
const holds = ({ count, status, wasPacked }: Walked) => (status === 'on_hold' && !wasPacked ? 0 : count)

async function openCompanyWithKits() {
  const company = await openCompany(shop.context.db)
  const body = { reyestrId: company.owner.company.id, brandId: company.brandId, amount: KITS }
  await buyKits(shop.context, asEmployee(company.owner, body))
  return company
}

const piecesOf = async (size: string) => {
  const [row] = await shop.context.db
    .select()
    .from(stock)
    .where(and(eq(stock.variationId, PLAIN), eq(stock.size, size)))
  return row?.quantity
}

const refill = () =>
  shop.context.db.update(stock).set({ quantity: STOCK }).where(eq(stock.variationId, PLAIN))

test('stock and kits match the statuses of the orders after any sequence of changes', async () => {
  const step = fc.record({
    order: fc.nat({ max: 3 }),
    to: fc.constantFrom(...ORDER_STATUSES),
    count: fc.integer({ min: 1, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await refill()
      const company = await openCompanyWithKits()
      const orders: Walked[] = []
      const held = () => orders.reduce((sum, order) => sum + holds(order), 0)
      for (const { order: place, to, count } of steps) {
        const order = orders[place]
        const before = held()
        if (!order) {
          // Two lines, with and without a logo, share the stock of one size.
          const items = [wholesaleItem({ brand_id: company.brandId, count }), wholesaleItem({ count })]
          const body = wholesaleOrderOf(company, items)
          const placing = placeOrder(shop.context, asEmployee(company.owner, body, randomUUID()))
          if (2 * (before + count) > STOCK) await expect(placing).rejects.toMatchObject({ code: 'SOLD_OUT' })
          else orders.push({ id: (await placing).id, count, status: 'Processing', wasPacked: false })
        } else if (mayMoveOrder(order.status, to, 'manager')) {
          const moved = { ...order, status: to, wasPacked: order.wasPacked || PACKED.includes(to) }
          const moving = moveOrder(shop.context, manager, order.id, {
            from: order.status,
            status: to,
            note: 'walked',
          })
          if (2 * (before - holds(order) + holds(moved)) > STOCK)
            await expect(moving).rejects.toMatchObject({ code: 'SOLD_OUT' })
          else {
            await moving
            orders[place] = moved
          }
        }
        expect(await piecesOf('38')).toBe(STOCK - 2 * held())
        expect((await readBrand(shop.context.db, company.owner.company.id, company.brandId)).remainder).toBe(
          KITS - held(),
        )
      }
      for (const order of orders) {
        const { items, kits } = await readManagedOrder(shop.context, order.id)
        expect(items.map(({ from_stock }) => from_stock)).toEqual([holds(order), holds(order)])
        expect(kits).toMatchObject([
          {
            pieces: order.count,
            state: order.wasPacked ? 'used' : order.status === 'on_hold' ? 'free' : 'reserved',
          },
        ])
      }
    }),
    { numRuns: trials(100) },
  )
})

test('ending a hold when stock is short is refused with the lines concerned, and takes nothing', async () => {
  await refill()
  const company = await openCompanyWithKits()
  const place = (count: number) => {
    const items = [wholesaleItem({ size: '39' }), wholesaleItem({ count })]
    return placeOrder(shop.context, asEmployee(company.owner, wholesaleOrderOf(company, items), randomUUID()))
  }
  const { id } = await place(8)
  const move = (from: OrderStatus, status: OrderStatus) =>
    moveOrder(shop.context, manager, id, { from, status, note: 'Which colour?' })
  await move('Processing', 'on_hold')
  expect(await piecesOf('38')).toBe(STOCK)
  await place(5)
  await expect(move('on_hold', 'in_production')).rejects.toMatchObject({
    code: 'SOLD_OUT',
    details: { data: { lines: [{ index: 1, stock: 5 }] } },
  })
  expect([await piecesOf('38'), await piecesOf('39')]).toEqual([5, STOCK - 1])
  expect((await readManagedOrder(shop.context, id)).status).toBe('on_hold')
})

test('a hold that returns sold-out goods to stock notifies their subscribers', async () => {
  await refill()
  const company = await openCompanyWithKits()
  const body = wholesaleOrderOf(company, [wholesaleItem({ count: STOCK })])
  const { id } = await placeOrder(shop.context, asEmployee(company.owner, body))
  const seen: unknown[] = []
  const events: Events = { emit: async (event, payload) => void seen.push([event.name, payload]) }
  const hold = { from: 'Processing', status: 'on_hold', note: 'Later' } as const
  await moveOrder({ ...shop.context, events }, manager, id, hold)
  expect(seen).toMatchObject([['stock.back', { keys: [{ variationId: PLAIN, size: '38' }] }]])
})

test('the database refuses a line that took more stock than its count', async () => {
  await expect(
    shop.context.db.update(wholesaleOrderLine).set({ fromStock: sql`count + 1` }),
  ).rejects.toThrow()
})
