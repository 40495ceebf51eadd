import type { NewDiscount } from '@shyrdak/sdk/management'
import type { NewRetailOrder } from '@shyrdak/sdk/contract'
import { addMoney, discountedCosts, subtractMoney, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { checkDiscount } from '#modules/discounts/check-discount.ts'
import { createDiscount, readDiscount, updateDiscount } from '#modules/discounts/managed-discounts.ts'
import { removeDiscount } from '#modules/discounts/remove-discount.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { agree, asGuest, lineRequest, openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireOrder } from './expire-orders.ts'
import { holdStock } from './hold-stock.ts'
import { lockOrder } from './order-rows.ts'
import { placeOrder } from './place-order.ts'
import { retailOrder } from './tables.ts'

type Body = z.infer<typeof NewRetailOrder>

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock(1, '39', 1000)
  await shop.setStock(2, '38', 1000)
})

const TERMS: Omit<NewDiscount, 'code'> = {
  kind: 'percent',
  percent: 10,
  sum: null,
  minimum: '0.00',
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_buyer: null,
  is_active: true,
}
let codes = 0
const newCode = (terms: Partial<NewDiscount> = {}) =>
  createDiscount(shop.context, { code: `Felt-${(codes += 1)}`, ...TERMS, ...terms })

/** The body of a shopper who saw the discount in the checkout. */
async function withCode(
  code: string,
  items = [lineRequest(1, '39'), lineRequest(2)],
  country = 'KG',
): Promise<Body> {
  const principal = { kind: 'guest' } as const
  const { terms, state } = await checkDiscount(shop.context, { code, items, country, principal })
  const quote = await shop.quote(items, country)
  const body = agree(quote)
  const delivery = subtractMoney(body.total, quote.total)
  const costs = discountedCosts(state === 'valid' ? terms : null, { goods: quote.total, delivery })
  const total = subtractMoney(addMoney(costs.goods, costs.delivery), costs.discount)
  return { ...body, total, discount_code: code }
}
const byEmail = (email: string, body: Body): Body => ({ ...body, contact: { ...body.contact, email } })
const place = (body: Body, key: string = crypto.randomUUID()) => placeOrder(shop.context, asGuest(body, key))
const usesOf = async (id: number) => (await readDiscount(shop.context, id)).uses

test('an order keeps its discount code and amount, and its lines add up to the total', async () => {
  const { id, code } = await newCode({ percent: 15 })
  const { order } = await place(
    await withCode(` ${code.toLowerCase()} `, [lineRequest(1, '39', 2), lineRequest(2)]),
  )
  expect(order).toMatchObject({
    goods_total: '5700.50',
    discount: { code, kind: 'percent', amount: '855.00' },
  })
  expect(order.total).toBe(subtractMoney(addMoney(order.goods_total, order.delivery_total), '855.00'))
  expect(await usesOf(id)).toBe(1)
  const { rows } = await shop.context.db.$client.query<{ sum: string }>(
    'select sum(sale_minor * count - discount_minor + delivery_minor) from retail_order_line where order_id = $1',
    [order.id],
  )
  expect(toMoney(Number(rows[0]?.sum))).toBe(order.total)
  await updateDiscount(
    shop.context,
    { id, revision: 1 },
    { ...(await newCode()), code, percent: 50, is_active: false },
  )
  const again = await shop.context.db.$client.query('select discount_minor from retail_order where id = $1', [
    order.id,
  ])
  expect(again.rows).toEqual([{ discount_minor: '85500' }])
})

test('a sum is taken off the goods, and a code for free delivery off the delivery only', async () => {
  const sum = await newCode({ kind: 'sum', percent: null, sum: '500.00' })
  const { order } = await place(await withCode(sum.code))
  expect(order.discount?.amount).toBe('500.00')
  const free = await newCode({ kind: 'free_delivery', percent: null })
  const body = await withCode(free.code, [lineRequest(1, '39')], 'KZ')
  const other = await place(body)
  expect(other.order).toMatchObject({
    delivery_total: '0.00',
    discount: { code: free.code, kind: 'free_delivery', amount: '0.00' },
  })
  expect(other.order.items.every(({ delivery }) => delivery.price === '0.00')).toBe(true)
})

test('a discount code that changes nothing is not counted as used', async () => {
  const free = await newCode({ kind: 'free_delivery', percent: null })
  const items = [lineRequest(1, '39')]
  const quote = await shop.quote(items)
  const pickup = quote.lines[0]?.services.find(({ price }) => toMinor(price) === 0)
  if (!pickup) throw new Error('the test shop has pickup')
  const body = agree(quote)
  const [item] = body.items
  if (!item) throw new Error('an order has a line')
  const { order } = await place({
    ...body,
    items: [{ ...item, service_id: pickup.id }],
    total: quote.total,
    discount_code: free.code,
  })
  expect(order.discount).toBeUndefined()
  expect(await usesOf(free.id)).toBe(0)
})

test('a discount code that cannot be used is refused with the reason and the total without it', async () => {
  const none = await withCode('Felt-none')
  const states = [
    ['unknown', 'Felt-none'],
    ['not_yet', (await newCode({ valid_from: '2999-01-01' })).code],
    ['expired', (await newCode({ valid_until: '2020-01-01' })).code],
    ['expired', (await newCode({ is_active: false })).code],
    ['too_small', (await newCode({ minimum: '100000.00' })).code],
  ] as const
  for (const [state, code] of states) {
    const { discount_code: _, ...honest } = none
    const refused = { code: code.toUpperCase(), state }
    await expect(place(await withCode(code))).rejects.toMatchObject({
      code: 'DISCOUNT_CHANGED',
      status: 409,
      details: { data: { discount: refused, total: honest.total, quote: { lines: [{}, {}] } } },
    })
  }
})

test('a discount that has changed since is refused with its new terms', async () => {
  const { id, code, revision } = await newCode({ percent: 50 })
  const body = await withCode(code)
  await updateDiscount(shop.context, { id, revision }, { ...(await newCode()), code, percent: 10 })
  const { total } = await withCode(code)
  await expect(place(body)).rejects.toMatchObject({
    code: 'DISCOUNT_CHANGED',
    details: { data: { discount: { state: 'valid', terms: { percent: 10 } }, total } },
  })
})

test('when eight buyers race for a code’s last two uses two get it, and the others’ stock is not taken', async () => {
  for (let trial = 0; trial < trials(30); trial += 1) {
    const { id, code } = await newCode({ max_uses: 2 })
    const stock = await shop.stockOf(1, '39')
    const body = await withCode(code)
    const races = Array.from({ length: 8 }, (_, buyer) => place(byEmail(`buyer-${buyer}@example.kg`, body)))
    const results = await Promise.allSettled(races)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(6)
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: 'DISCOUNT_CHANGED',
        details: { data: { discount: { code, state: 'used_up' }, total: expect.any(String) } },
      })
    expect(await usesOf(id)).toBe(2)
    expect(await shop.stockOf(1, '39')).toBe(stock - 2)
  }
})

test('a buyer ordering in many tabs cannot exceed the uses per buyer, whatever the case of the email', async () => {
  for (let trial = 0; trial < trials(30); trial += 1) {
    const { id, code } = await newCode({ max_uses_per_buyer: 2 })
    const body = await withCode(code)
    const addresses = ['many@example.kg', 'Many@Example.KG']
    const races = Array.from({ length: 6 }, (_, tab) => place(byEmail(addresses[tab % 2] ?? '', body)))
    const results = await Promise.allSettled(races)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await usesOf(id)).toBe(2)
    // The code is used up for this buyer only, and the refusal says so.
    await expect(place(byEmail('many@example.kg', body))).rejects.toMatchObject({
      details: { data: { discount: { code, state: 'used_up', is_used_by_buyer: true } } },
    })
    await expect(place(byEmail('another@example.kg', body))).resolves.toBeDefined()
  }
})

test('a cancelled or expired order returns its use of the code once, and takes it again with its stock', async () => {
  const { id, code } = await newCode({ max_uses: 1 })
  const { order } = await place(await withCode(code))
  expect(await usesOf(id)).toBe(1)
  shop.pass(31 * 60_000)
  await expireOrder(shop.context, order.id)
  await expireOrder(shop.context, order.id)
  expect(await usesOf(id)).toBe(0)
  const next = await place(await withCode(code))
  expect(await usesOf(id)).toBe(1)
  // The first order is paid after all and keeps its price.
  await transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (!row) throw new Error('the order is there')
    expect(await holdStock(tx, row)).toBe(true)
  })
  expect(await usesOf(id)).toBe(2)
  await transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, next.order.id)
    if (!row) throw new Error('the order is there')
    await cancelOrder(tx, shop.context, row, { mover: 'store' })
  })
  expect(await usesOf(id)).toBe(1)
})

test('an order takes its use of a renamed code again, not of another one that has its former name', async () => {
  const { id, code, revision } = await newCode({ max_uses: 1 })
  const { order } = await place(await withCode(code))
  shop.pass(31 * 60_000)
  await expireOrder(shop.context, order.id)
  await updateDiscount(shop.context, { id, revision }, { ...TERMS, code: `${code}-renamed` })
  const other = await newCode({ code })
  await transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (!row) throw new Error('the order is there')
    expect(await holdStock(tx, row)).toBe(true)
  })
  expect([await usesOf(id), await usesOf(other.id)]).toEqual([1, 0])
  await removeDiscount(shop.context, other)
  await expect(removeDiscount(shop.context, { id, revision: 2 })).rejects.toMatchObject({
    details: { issues: [{ path: ['orders'], code: 'in_use', params: { count: 1 } }] },
  })
})

test('the same order with a code sent twice is one order and one use', async () => {
  const { id, code } = await newCode({ max_uses_per_buyer: 1 })
  const body = await withCode(code)
  const twins = await Promise.all(Array.from({ length: 6 }, () => place(body, `twin-${code}`)))
  expect(new Set(twins.map(({ order }) => order.id)).size).toBe(1)
  expect(await usesOf(id)).toBe(1)
})

test('a gift note is saved without invisible characters', async () => {
  const body = { ...(await withCode((await newCode()).code)), gift_note: '  Туулган күнүң менен!\u202E ' }
  expect((await place(body)).order).toMatchObject({ is_gift: true, gift_note: 'Туулган күнүң менен!' })
})

test('an order can be a gift without a note, and a blank note does not make it one', async () => {
  const gift = { ...(await withCode((await newCode()).code)), is_gift: true }
  const placed = (await place(gift)).order
  expect(placed.is_gift).toBe(true)
  expect(placed).not.toHaveProperty('gift_note')
  const blank = { ...(await withCode((await newCode()).code)), gift_note: ' \u200B ' }
  expect((await place(blank)).order.is_gift).toBe(false)
})

test('a discount code used by an order cannot be deleted, even once the order has expired; an unused one can', async () => {
  const { id, code } = await newCode()
  const { order } = await place(await withCode(code))
  const refused = { details: { issues: [{ path: ['orders'], code: 'in_use', params: { count: 1 } }] } }
  await expect(removeDiscount(shop.context, { id, revision: 1 })).rejects.toMatchObject(refused)
  shop.pass(31 * 60_000)
  await expireOrder(shop.context, order.id)
  expect(await usesOf(id)).toBe(0)
  await expect(removeDiscount(shop.context, { id, revision: 1 })).rejects.toMatchObject(refused)
  const unused = await newCode()
  await expect(removeDiscount(shop.context, { id: unused.id, revision: 7 })).rejects.toMatchObject({
    code: 'STALE',
  })
  await removeDiscount(shop.context, unused)
  await expect(readDiscount(shop.context, unused.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a discount code used by an order of the previous version, which stored only its use, cannot be deleted', async () => {
  const { id, code, revision } = await newCode()
  const { order } = await place(await withCode(code))
  await place(await withCode(code))
  await shop.context.db.update(retailOrder).set({ discountId: null }).where(eq(retailOrder.id, order.id))
  await expect(removeDiscount(shop.context, { id, revision })).rejects.toMatchObject({
    details: { issues: [{ path: ['orders'], code: 'in_use', params: { count: 2 } }] },
  })
})

test('of an order with a code and the deletion of that code only one succeeds', async () => {
  for (let trial = 0; trial < trials(20); trial += 1) {
    const { id, code, revision } = await newCode()
    const body = await withCode(code)
    const [placed, removed] = await Promise.allSettled([
      place(body),
      removeDiscount(shop.context, { id, revision }),
    ])
    expect(placed.status).not.toBe(removed.status)
    if (placed.status === 'rejected')
      expect(placed.reason).toMatchObject({
        code: 'DISCOUNT_CHANGED',
        details: { data: { discount: { state: 'unknown' } } },
      })
  }
})
