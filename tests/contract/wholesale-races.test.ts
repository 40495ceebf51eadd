import { randomUUID } from 'node:crypto'
import { wholesaleOrderFor } from '@shyrdak/api/testing'
import type { Sdk } from '@shyrdak/sdk'
import type { Contract, NewWholesaleItem } from '@shyrdak/sdk/contract'
import { tierOf } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { someWholesaleItem } from './buy-wholesale.ts'
import { clientOf, demoClientOf, managerOf } from './manager-of.ts'

/** A tenth of the full count, unless `SHYRDAK_TRIALS=full`. */
const TRIALS = process.env['SHYRDAK_TRIALS'] === 'full' ? 200 : 20

let people: PeopledStore
let companyId: number
/** Two people of one client, each with a session of their own. */
let buyers: [Sdk<Contract>, Sdk<Contract>]
let management: Awaited<ReturnType<typeof managerOf>>['management']
beforeAll(async () => {
  people = await openPeopledStore()
  const owner = await demoClientOf(people.store, 'wholesale@example.com')
  companyId = (await owner.auth.profile.wholesale.read()).company_id
  const hire = async () => {
    const { token } = await people.mint({ market: 'wholesale', companyId, employeeRole: 'buyer' })
    return clientOf(people.store, token)
  }
  buyers = [await hire(), await hire()]
  management = (await managerOf(people.store)).management
})
afterAll(() => people.close())

const order = (sdk: Sdk<Contract>, items: NewWholesaleItem[]) =>
  sdk.wholesale.orders.place({ body: wholesaleOrderFor(companyId, items), idempotencyKey: randomUUID() })

/** Both order at the same time; returns the successful order and the refusal of the other. */
async function race(items: (buyer: number) => NewWholesaleItem[]) {
  const outcomes = await Promise.allSettled(buyers.map((buyer, index) => order(buyer, items(index))))
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value)
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
  return { won, refusals: lost.map(({ reason }): unknown => reason) }
}

/** An item sold from stock only, and a function that sets its stock. */
async function fromStock(): Promise<{
  item: NewWholesaleItem
  refill: (quantity: number) => Promise<void>
}> {
  const [buyer] = buyers
  const { reyestr_id: other } = await someWholesaleItem(buyer)
  const { data } = await buyer.wholesale.catalog.list({ query: { per_page: 2 } })
  const params = { id: data.find(({ id }) => id !== other)!.id }
  // Most goods of the demo are also made to order.
  await people.sql('update wholesale_product set made_to_order_days = null where product_id = $1', [
    params.id,
  ])
  const { colors, soles, prices } = await buyer.wholesale.catalog.read({ params })
  const [[color], [sole]] = [colors, soles]
  const size = color!.sizes[0]!.name
  return {
    item: {
      reyestr_id: params.id,
      color: color!.id,
      size,
      count: 1,
      price: tierOf(sole?.prices ?? prices, 1)!.price,
      sole_id: sole?.id ?? null,
      sole_brand_id: null,
      brand_id: null,
    },
    refill: async (quantity) => {
      const { stock } = await management.wholesaleGoods.read({ params })
      const row = stock.find((one) => one.variation_id === color!.variation_id && one.size === size)
      const { variation_id, revision } = row!
      const items = [{ variation_id, size, quantity, revision }]
      await management.wholesaleGoods.setStock({ params, body: { items } })
    },
  }
}

test('of two employees who order the last piece at once, one gets it, and the other is told the line', async () => {
  const { item, refill } = await fromStock()
  // Another product, which is made to order.
  const made = await someWholesaleItem(buyers[0])
  for (let trial = 0; trial < TRIALS; trial += 1) {
    await refill(1)
    // The line that is short is the second of its order.
    const { won, refusals } = await race(() => [made, item])
    expect(won).toHaveLength(1)
    expect(refusals).toMatchObject([{ code: 'SOLD_OUT', data: { lines: [{ index: 1, stock: 0 }] } }])
  }
})

test('of two employees who order the last pieces of a kit at once, one gets them, and the other is told the line', async () => {
  const [kit] = await buyers[0].wholesale.branding.currents()
  const params = { id: kit!.id }
  const item = await someWholesaleItem(buyers[0])
  const balance = async () => (await management.wholesaleKits.read({ params })).balance
  const leave = async (pieces: number) => {
    const was = await balance()
    const body = { was, amount: pieces - was, reason: 'Counted' }
    if (body.amount !== 0) await management.wholesaleKits.adjust({ params, body })
  }
  for (let trial = 0; trial < TRIALS; trial += 1) {
    await leave(2)
    const { won, refusals } = await race(() => [
      item,
      { ...item, brand_id: kit!.id, count: 2, sole_brand_id: null },
    ])
    expect(won).toHaveLength(1)
    expect(refusals).toMatchObject([
      {
        code: 'KITS_SHORT',
        data: { lines: [{ index: 1, brand_id: kit!.id, requested: 2, remainder: 0 }] },
      },
    ])
    expect(await balance()).toBe(0)
  }
})

test('of two managers who release two held orders for the last piece at once, one succeeds', async () => {
  const { item, refill } = await fromStock()
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const held = []
    for (const buyer of buyers) {
      await refill(1)
      const { id } = await order(buyer, [item])
      const body = { from: 'Processing', status: 'on_hold', note: 'Which colour?' } as const
      await management.wholesaleOrders.move({ params: { id }, body })
      held.push(id)
    }
    await refill(1)
    const body = { from: 'on_hold', status: 'in_production' } as const
    const outcomes = await Promise.allSettled(
      held.map((id) => management.wholesaleOrders.move({ params: { id }, body })),
    )
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(lost).toHaveLength(1)
    expect(lost[0]!.reason).toMatchObject({
      code: 'SOLD_OUT',
      data: { lines: [{ index: 0, stock: 0 }] },
    })
  }
})
