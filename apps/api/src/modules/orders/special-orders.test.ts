import type { Quote } from '@shyrdak/sdk/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { presentOrderRows, readOrderRows } from './present-order.ts'
import { presentForArtisan } from './present-for-artisan.ts'
import { paymentAttempt, retailOrder, retailOrderLine } from './tables.ts'
import { specialProduct } from '#modules/catalogue/special-tables.ts'
import { startPayment } from '#modules/payments/start-payment.ts'
import { Refusal } from '#platform/refusal.ts'
import { expireOrder } from './expire-orders.ts'
import { placeOrder } from './place-order.ts'
import { agree, asGuest, openTestShop, trials, lineRequest, type TestShop } from '#testing/test-shop.ts'
import {
  DAYS_TO_MAKE,
  rugsHeld,
  rugNumber,
  rugRequest,
  rugsLeft,
  setRugs,
} from '#testing/test-special-goods.ts'
import { HOUR_MS } from '#platform/time.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  const { db } = shop.context
  await db.update(retailOrder).set({ holdsStock: false, heldUntil: null })
  for (const id of [1, 2]) {
    await setRugs(db, id, 10)
    await shop.setStock(id, '38', 10)
  }
})

const left = (id: number) => rugsLeft(shop.context.db, id)
let keys = 0
const send = (body: ReturnType<typeof agree>) => placeOrder(shop.context, asGuest(body, `rug-${(keys += 1)}`))
const order = async (...lines: ReturnType<typeof rugRequest>[]) => send(agree(await shop.quote(lines)))
const linesOf = (id: number) =>
  shop.context.db
    .select()
    .from(retailOrderLine)
    .where(eq(retailOrderLine.orderId, id))
    .orderBy(retailOrderLine.position)
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal)
        return { code: error.code, quote: error.details.data?.['quote'] as Quote | undefined } // as the endpoint declares
      throw error
    },
  )

test('a rug and a pair of slippers are two lines of one quote', async () => {
  const { lines, total } = await shop.quote([lineRequest(1), rugRequest(1)])
  expect(lines).toMatchObject([
    { line_key: '1:1:38', is_special: false, slug: 'slippers-1', sale_cost: '2250.00' },
    { line_key: 'special:101:101:38', is_special: true, slug: 'rug-1', sale_cost: '68000.00' },
  ])
  expect(total).toBe('70250.00')
})

test('a rug cannot be bought as retail goods, nor slippers as special goods', async () => {
  const { lines } = await shop.quote([
    { ...rugRequest(1), is_special: false },
    { ...lineRequest(1), is_special: true },
  ])
  expect(lines.map(({ state }) => state)).toEqual(['unknown', 'unknown'])
})

test('a rug is taken from its own stock, and its line stores the craftsman', async () => {
  const { order: placed } = await order(rugRequest(1, 2), rugRequest(2))
  expect(placed).toMatchObject({
    kind: 'special',
    order_number: expect.stringMatching(/^S-\d{6}$/),
    goods_total: '204000.00',
    items: [{ is_special: true, count: 2, made_to_order_days: null }, { is_special: true }],
  })
  expect([await left(1), await left(2)]).toEqual([8, 9])
  expect([await shop.stockOf(1, '38'), await shop.stockOf(2, '38')]).toEqual([10, 10])
  expect(await linesOf(placed.id)).toMatchObject([
    { artisanId: 1, fromStock: 2 },
    { artisanId: 2, fromStock: 1 },
  ])
})

test('the buyer of a rug sees the refund and a second payment, its craftsman sees neither', async () => {
  const { db, random, clock } = shop.context
  const { order: placed } = await order(rugRequest(1))
  const attempt = () => ({
    id: random.uuid(),
    orderId: placed.id,
    provider: 'kicb' as const,
    amountMinor: 6_800_000,
    currency: 'KGS' as const,
    somMinor: 6_800_000,
    returnToken: random.secret(),
    createdAt: clock(),
  })
  await db.insert(paymentAttempt).values([
    { ...attempt(), state: 'partially_refunded', refundedMinor: 50_000 },
    { ...attempt(), state: 'captured', flag: 'surplus' },
  ])
  const [row] = await db.select().from(retailOrder).where(eq(retailOrder.id, placed.id))
  if (!row) throw new Error('The order is gone.')
  const whole = await readOrderRows(db, row)
  expect(presentOrderRows(whole)).toMatchObject({
    refunded: { amount: '500.00', total: '500.00' },
    surplus: [{ amount: '68000.00', refunded: '0.00' }],
  })
  const seen = presentForArtisan(whole, { artisanId: 1, userId: 1 })
  expect(seen).not.toHaveProperty('refunded')
  expect(seen).not.toHaveProperty('surplus')
})

test('goods made to order take longer beyond the stock, and the quote says how much longer', async () => {
  const ready = (await shop.quote([rugRequest(1, 10)])).lines[0]
  const made = (await shop.quote([rugRequest(1, 11)])).lines[0]
  expect([ready?.state, made?.state]).toEqual(['available', 'available'])
  expect(made).toMatchObject({ stock: 10, made_to_order_days: DAYS_TO_MAKE })
  const days = (line: typeof ready) => line?.services.map((one) => [one.code, one.days_min, one.days_max])
  const later = ready?.services.map((one) => [
    one.code,
    one.days_min + DAYS_TO_MAKE,
    one.days_max + DAYS_TO_MAKE,
  ])
  expect(new Set(days(made))).toEqual(new Set(later))
  await setRugs(shop.context.db, 1, 0)
  expect((await shop.quote([rugRequest(1)])).lines[0]).toMatchObject({ state: 'available', stock: 0 })
  expect((await shop.quote([rugRequest(2, 11)])).lines[0]).toMatchObject({
    state: 'insufficient',
    made_to_order_days: null,
  })
})

test('an unpaid order returns exactly the stock it took, and takes it again when it is paid after all', async () => {
  await setRugs(shop.context.db, 1, 3)
  const { order: placed } = await order(rugRequest(1, 5), rugRequest(2, 4))
  expect(placed.items[0]).toMatchObject({ count: 5, made_to_order_days: DAYS_TO_MAKE })
  expect([await left(1), await left(2)]).toEqual([0, 6])
  expect(await linesOf(placed.id)).toMatchObject([{ fromStock: 3 }, { fromStock: 4 }])

  shop.pass(HOUR_MS)
  await Promise.all([expireOrder(shop.context, placed.id), expireOrder(shop.context, placed.id)])
  expect([await left(1), await left(2)]).toEqual([3, 10])
  expect(await shop.stockOf(1, '38')).toBe(10)

  await setRugs(shop.context.db, 1, 1)
  const row = async () =>
    (await shop.context.db.select().from(retailOrder).where(eq(retailOrder.id, placed.id)))[0]!
  await startPayment(shop.context, 'kicb', await row())
  expect([await left(1), await left(2)]).toEqual([0, 6])
  expect(await linesOf(placed.id)).toMatchObject([{ fromStock: 1 }, { fromStock: 4 }])
  shop.pass(HOUR_MS)
  await expireOrder(shop.context, placed.id)
  expect([await left(1), await left(2)]).toEqual([1, 10])

  await setRugs(shop.context.db, 2, 3)
  expect(await refusalOf(startPayment(shop.context, 'kicb', await row()))).toMatchObject({
    code: 'SOLD_OUT',
    quote: { lines: [{ state: 'available' }, { state: 'insufficient', stock: 3 }] },
  })
  expect([await left(1), await left(2)]).toEqual([1, 3])
})

test('a rug that has to be made now, but was in stock when quoted, is refused with a fresh quote', async () => {
  const body = agree(await shop.quote([rugRequest(1, 4)]))
  await setRugs(shop.context.db, 1, 3)
  const refused = await refusalOf(send(body))
  expect(refused).toMatchObject({ code: 'QUOTE_STALE', quote: { lines: [{ state: 'available', stock: 3 }] } })
  expect(await left(1)).toBe(3)
  const { order: placed } = await send(agree(refused!.quote!))
  expect(placed.items[0]).toMatchObject({ made_to_order_days: DAYS_TO_MAKE })
  expect(await left(1)).toBe(0)
})

test('a rug that is no longer made to order is sold up to its stock only', async () => {
  const { db } = shop.context
  const body = agree(await shop.quote([rugRequest(1, 11)]))
  const makes = (days: number | null) =>
    db
      .update(specialProduct)
      .set({ madeToOrderDays: days })
      .where(eq(specialProduct.productId, rugNumber(1)))
  await makes(null)
  try {
    expect(await refusalOf(send(body))).toMatchObject({
      code: 'SOLD_OUT',
      quote: { lines: [{ state: 'insufficient', stock: 10 }] },
    })
    expect(await left(1)).toBe(10)
  } finally {
    await makes(DAYS_TO_MAKE)
  }
})

test(
  'of fifty buyers of the last rug one gets it, the others are told that it is sold out',
  { timeout: 60_000 },
  async () => {
    for (let trial = 0; trial < trials(50); trial += 1) {
      await setRugs(shop.context.db, 2, 1)
      const body = agree(await shop.quote([rugRequest(2)]))
      const refusals = await Promise.all(Array.from({ length: 50 }, () => refusalOf(send(body))))
      expect(refusals.filter((one) => one === undefined)).toHaveLength(1)
      for (const one of refusals) if (one) expect(one.code).toBe('SOLD_OUT')
      expect(await left(2)).toBe(0)
    }
  },
)

test('of twenty buyers of the last rug in stock one gets it, the others can order one to be made', async () => {
  for (let trial = 0; trial < trials(50); trial += 1) {
    await setRugs(shop.context.db, 1, 1)
    const held = await rugsHeld(shop.context.db, 1)
    const body = agree(await shop.quote([rugRequest(1)]))
    const refusals = await Promise.all(Array.from({ length: 20 }, () => refusalOf(send(body))))
    const stale = refusals.flatMap((one) => one ?? [])
    expect(stale).toHaveLength(19)
    expect(new Set(stale.map(({ code }) => code))).toEqual(new Set(['QUOTE_STALE']))
    await Promise.all(stale.map(({ quote }) => send(agree(quote!))))
    expect(await left(1)).toBe(0)
    expect((await rugsHeld(shop.context.db, 1)) - held).toBe(1)
  }
})

test('no rug is lost or invented while orders are placed and expire at the same time', async () => {
  const { db } = shop.context
  await setRugs(db, 1, 12)
  const ids: number[] = []
  for (let trial = 0; trial < trials(100); trial += 1) {
    const quote = await shop.quote([rugRequest(1, 1 + (trial % 4)), rugRequest(2, 1 + (trial % 3))])
    const backwards = await shop.quote([rugRequest(2), rugRequest(1, 2)])
    const due = ids.splice(0, 2)
    await db
      .update(retailOrder)
      .set({ heldUntil: new Date(0) })
      .where(inArray(retailOrder.id, [0, ...due]))
    const placed = await Promise.allSettled([
      send(agree(quote)),
      send(agree(backwards)),
      send(agree(quote)),
      ...due.map((id) => expireOrder(shop.context, id)),
      ...due.map((id) => expireOrder(shop.context, id)),
    ])
    for (const one of placed) {
      if (one.status === 'rejected') {
        expect((one.reason as Refusal).code).toMatch(/SOLD_OUT|QUOTE_STALE/)
      } else if (one.value) ids.push(one.value.order.id)
    }
    expect((await left(1)) + (await rugsHeld(db, 1))).toBe(12)
    expect((await left(2)) + (await rugsHeld(db, 2))).toBe(10)
  }
  for (const id of ids) {
    await db
      .update(retailOrder)
      .set({ heldUntil: new Date(0) })
      .where(eq(retailOrder.id, id))
    await expireOrder(shop.context, id)
  }
  expect([await left(1), await left(2)]).toEqual([12, 10])
})
