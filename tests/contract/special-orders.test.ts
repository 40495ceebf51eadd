import { randomUUID } from 'node:crypto'
import type { Sdk } from '@shyrdak/sdk'
import type { Contract, NewRetailOrder, PlacedOrder, SpecialOrder, LineRequest } from '@shyrdak/sdk/contract'
import { addMoney, lineKey } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE_KEYS, HOSTILE_VALUES } from './auth-hostile-texts.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { orderFor, placeOrder, placeSpecialOrder, someGoods, someSpecialGoods } from './buy.ts'
import { clientOf } from './manager-of.ts'
import { refusalOf } from './shop-people.ts'

type SpecialGoods = Awaited<ReturnType<typeof someSpecialGoods>>[number]

let people: PeopledStore
let guest: Sdk<Contract>
/** A product from each of two workshops, and their craftsmen. */
let pair: [SpecialGoods, SpecialGoods]
let makers: [Sdk<Contract>, Sdk<Contract>]
let slippers: LineRequest

const client = async (minting: Parameters<PeopledStore['mint']>[0]) =>
  clientOf(people.store, (await people.mint(minting)).token)

beforeAll(async () => {
  people = await openPeopledStore()
  guest = people.store.sdk
  // The first workshop belongs to the demo craftsman.
  const goods = (await someSpecialGoods(guest, 4)).filter(({ artisan_id }) => artisan_id !== 1)
  pair = [goods[0]!, goods[1]!]
  const [first] = await someGoods(guest, 1)
  slippers = first!
  await people.sql(
    'update stock set quantity = 500 from variation v join special_product using (product_id) where v.id = variation_id',
  )
  await people.sql('update stock set quantity = 500')
  const craftsman = ({ artisan_id: artisansId }: SpecialGoods) =>
    client({ market: 'specialgoods', artisansId })
  makers = [await craftsman(pair[0]), await craftsman(pair[1])]
})
afterAll(() => people.close())

const opened = ({ order, secret }: PlacedOrder) => ({ params: { id: order.id }, query: { k: secret } })

/** Presses "pay" at the test bank. */
const payAt = (page: string | null) =>
  fetch(new URL(new URL(page ?? '').pathname, people.store.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
    redirect: 'manual',
  })

test('a guest orders special goods, pays by the order’s number and gets emails about them', async () => {
  const contact = {
    first_name: 'Айгүл',
    last_name: 'Осмонова',
    email: 'aigul.special@example.kg',
    phone: '+996700123456',
  }
  const placed = await placeSpecialOrder(guest, pair, { contact })
  expect(placed.order).toMatchObject({
    kind: 'special',
    order_number: expect.stringMatching(/^S-\d{6}$/),
    items: [{ is_special: true }, { is_special: true }],
  })
  const { redirect_url } = await guest.retailOrders.payments.kicb({
    body: { order_number: placed.order.order_number },
    query: { k: placed.secret },
  })
  await payAt(redirect_url)
  await expect
    .poll(async () => (await guest.specialGoods.orders.read(opened(placed))).payment.state)
    .toBe('paid')
  const read = await guest.specialGoods.orders.read(opened(placed))
  expect(read).toMatchObject({ status: 'in_production', contact, address: { city: 'Бишкек' } })
  for (const message of [
    await people.emailTo(contact.email, ({ subject }) => !subject.includes('төлөндү')),
    await people.emailTo(contact.email, ({ subject }) => subject.includes('төлөндү')),
  ])
    for (const { name } of read.items) expect(message.text).toContain(name.kg)
})

test('retail and special orders share one sequence of numbers', async () => {
  const numbers: string[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    numbers.push((await placeOrder(guest, [slippers])).order.order_number)
    numbers.push((await placeSpecialOrder(guest, [pair[0]])).order.order_number)
  }
  expect(new Set(numbers).size).toBe(4)
  expect(numbers.toSorted()).toEqual(numbers)
})

test('each history lists the orders of its kind, and each endpoint reads only its own kind', async () => {
  const buyer = await client({ market: 'frontend' })
  const retail = (await placeOrder(buyer, [slippers])).order
  const placed = await placeSpecialOrder(buyer, [pair[0], pair[1]])
  const special = placed.order
  const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id)
  expect(idsOf(await buyer.retailOrders.orders.list())).toEqual([retail.id])
  expect((await buyer.retailOrders.orders.all()).map(({ id }) => id)).toEqual([retail.id])
  const history = await buyer.specialGoods.orders.list()
  expect(history).toMatchObject({ total: 1, per_page: 20, last_page: 1, next_page_url: null })
  expect(history.data).toEqual([
    {
      id: special.id,
      order_number: special.order_number,
      status: 'Processing',
      payment_state: 'unpaid',
      total: special.total,
      goods: special.items.map(({ name, photo, count }) => ({ name, photo, count })),
      created_at: special.created_at,
      promised_on: null,
      is_made_to_order: false,
      is_collected: false,
      reason: null,
    },
  ])
  expect(await buyer.specialGoods.orders.read({ params: { id: special.id } })).toEqual({
    ...special,
    moves: [],
  })
  const refused = await Promise.all([
    refusalOf(buyer.retailOrders.orders.read({ params: { id: special.id } })),
    refusalOf(guest.retailOrders.orders.read(opened(placed))),
    refusalOf(buyer.specialGoods.orders.read({ params: { id: retail.id } })),
    refusalOf(guest.specialGoods.orders.read({ params: { id: special.id } })),
  ])
  for (const one of refused) expect(one).toMatchObject({ code: 'NOT_FOUND' })
  const uuid = new URL(placed.payment_link, people.store.origin).pathname.split('/').at(-1)!
  const linked = await guest.retailOrders.orders.byPaymentLink({
    params: { uuid },
    query: { k: placed.secret },
  })
  expect(linked).toEqual(special)
})

test('a history of many orders is paginated', async () => {
  const buyer = await client({ market: 'wholesale' })
  for (let turn = 0; turn < 3; turn += 1) await placeSpecialOrder(buyer, [pair[turn % 2]!])
  const first = await buyer.specialGoods.orders.list({ query: { per_page: 2 } })
  expect(first).toMatchObject({ total: 3, last_page: 2 })
  const second = await buyer.specialGoods.orders.list({ query: { per_page: 2, page: 2 } })
  expect([...first.data, ...second.data].map(({ id }) => id)).toHaveLength(3)
  expect(first.next_page_url).toContain('/api/specialgoods/order?per_page=2&page=2')
})

const send = (path: string, body: unknown, token?: string) =>
  people.ask('POST', path, { body, token, headers: { 'idempotency-key': randomUUID() } })

test('goods of the other kind are refused by line, and no stock is taken', async () => {
  const items = [slippers, pair[0], pair[1]].map(({ product_id, variation_id, size, count, is_special }) => ({
    product_id,
    variation_id,
    size,
    count,
    is_special,
  }))
  const quote = await guest.retailOrders.delivery.services({ body: { items } })
  expect(quote.lines.map(({ is_special, state }) => [is_special, state])).toEqual([
    [false, 'available'],
    [true, 'available'],
    [true, 'available'],
  ])
  const stocks = () =>
    people.sql(
      `select market, sum(quantity) from stock join variation v on v.id = variation_id
       join product p on p.id = v.product_id group by market order by market`,
    )
  const before = await stocks()
  const wrong = async (path: string, places: number[]) => {
    const said = await send(path, orderFor(quote))
    expect(said, said.text).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID',
        issues: places.map((place) => ({ path: ['items', place, 'is_special'], code: 'invalid' })),
      },
    })
  }
  await wrong('/frontend/order/retail', [1, 2])
  await wrong('/specialgoods/order', [0])
  expect(await stocks()).toEqual(before)
})

/** Everything that identifies a buyer. */
const PERSONAL = ['Айгүл', 'Осмонова', 'buyer@example.kg', '700123456', 'Чүй', '722200', 'Токмок', 'the bell']

test('each craftsman sees their own part of an order and no personal data', async () => {
  const placed = await placeSpecialOrder(guest, pair, {
    contact: {
      first_name: 'Айгүл',
      last_name: 'Осмонова',
      email: 'buyer@example.kg',
      phone: '+996700123456',
    },
    address: { country_iso_code: 'KG', city: 'Токмок', street: 'Чүй 120', postal_code: '722200' },
    comment: 'the bell is broken',
  })
  const { id, order_number, created_at, items } = placed.order
  const manager = await client({ market: 'management' })
  await manager.management.orders.move({
    params: { id },
    body: { from: 'Processing', status: 'in_production', note: 'Will be at Чүй 120, +996700123456' },
  })
  await manager.management.orders.track({
    params: { id },
    body: { items: items.map((line) => ({ line_key: lineKey(line), was: null, tracking_number: 'RB 77' })) },
  })
  for (const [place, maker] of makers.entries()) {
    const item = items[place]!
    const total = addMoney(item.total, item.delivery.price)
    const answer = await maker.specialGoods.orders.read({ params: { id } })
    expect(answer).toEqual({
      ...placed.order,
      status: 'in_production',
      payment: { state: 'unpaid', provider: 'kicb', payable: false },
      held_until: null,
      items: [{ ...item, delivery: { ...item.delivery, tracking_number: 'RB 77' } }],
      contact: null,
      address: { country_iso_code: 'KG', city: null, street: null, postal_code: null },
      comment: null,
      goods_total: item.total,
      delivery_total: item.delivery.price,
      total,
      timeline: [
        { status: 'Processing', reason: null, created_at },
        { status: 'in_production', reason: null, created_at: expect.any(String) },
      ],
      promised_on: item.made_to_order_days === null ? null : expect.stringMatching(/^\d{4}-/),
      // With goods of two workshops, only a manager moves it.
      moves: [],
    } satisfies SpecialOrder)
    const text = JSON.stringify(answer)
    const others = items.filter((one) => one !== item).map(({ slug }) => slug)
    const uuid = placed.payment_link.split('?')[0]!.split('/').at(-1)!
    for (const hidden of [...PERSONAL, ...others, placed.secret, uuid]) expect(text).not.toContain(hidden)
    const listed = (await maker.specialGoods.orders.list()).data.find((one) => one.id === id)
    expect(listed).toMatchObject({ order_number, status: 'in_production', total })
  }
})

test('an order without a craftsman’s goods, or of retail goods, is not found for the craftsman', async () => {
  const [one, other] = makers
  const mine = await placeSpecialOrder(guest, [pair[0]])
  const retail = await placeOrder(guest, [slippers])
  const unhoused = await client({ market: 'specialgoods' })
  const read = (maker: Sdk<Contract>, id: number) => maker.specialGoods.orders.read({ params: { id } })
  expect((await read(one, mine.order.id)).items).toHaveLength(1)
  const refused = await Promise.all([
    refusalOf(read(other, mine.order.id)),
    refusalOf(read(unhoused, mine.order.id)),
    refusalOf(read(one, retail.order.id)),
    refusalOf(read(one, 2_147_483_647)),
  ])
  for (const one of refused) expect(one).toMatchObject({ code: 'NOT_FOUND' })
  const known = async (maker: Sdk<Contract>) =>
    (await maker.specialGoods.orders.list({ query: { per_page: 250 } })).data.map(({ id }) => id)
  expect(await known(other)).not.toContain(mine.order.id)
  expect(await known(one)).toContain(mine.order.id)
  expect(await known(unhoused)).toEqual([])
  // Even with goods in it, a craftsman may not pay for the order or see it as a buyer.
  const paying = one.retailOrders.payments.kicb({
    body: { order_number: mine.order.order_number },
  })
  expect(await refusalOf(paying)).toMatchObject({ code: 'FORBIDDEN' })
})

test('a workshop keeps its orders when the goods move to another workshop', async () => {
  const maker = makers[0]
  const placed = await placeSpecialOrder(guest, [pair[0]])
  const { id } = placed.order
  const before = await maker.specialGoods.orders.read({ params: { id } })
  await people.sql('update special_product set artisan_id = $1 where product_id = $2', [
    pair[1].artisan_id,
    pair[0].product_id,
  ])
  try {
    expect(await maker.specialGoods.orders.read({ params: { id } })).toEqual(before)
    expect(await refusalOf(makers[1].specialGoods.orders.read({ params: { id } }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  } finally {
    await people.sql('update special_product set artisan_id = $1 where product_id = $2', [
      pair[0].artisan_id,
      pair[0].product_id,
    ])
  }
})

test('the desk lists both kinds of orders with their kind, and moves a special one', async () => {
  const manager = await client({ market: 'management' })
  const special = (await placeSpecialOrder(guest, [pair[0]])).order
  const retail = (await placeOrder(guest, [slippers])).order
  const { data } = await manager.management.orders.list({ query: { per_page: 2 } })
  expect(data.map(({ id, kind }) => [id, kind])).toEqual([
    [retail.id, 'retail'],
    [special.id, 'special'],
  ])
  const params = { id: special.id }
  const body = { from: 'Processing', status: 'in_production' } as const
  const moved = await manager.management.orders.move({ params, body })
  expect(moved).toMatchObject({ kind: 'special', status: 'in_production', holds_stock: true })
})

test('guest orders of both kinds are claimed by the confirmed email, whatever its case', async () => {
  const email = `claims-${randomUUID().slice(0, 8)}@example.kg`
  const contact = {
    first_name: 'Айгүл',
    last_name: 'Осмонова',
    email: email.toUpperCase(),
    phone: '+996700123456',
  }
  const retail = (await placeOrder(guest, [slippers], { contact })).order
  const special = (await placeSpecialOrder(guest, [pair[0]], { contact })).order
  const buyer = await client({ market: 'frontend', email })
  expect(await buyer.auth.guestOrders.count()).toEqual({ count: 2 })
  expect(await buyer.auth.guestOrders.claim()).toEqual({ count: 2 })
  expect((await buyer.retailOrders.orders.list()).data.map(({ id }) => id)).toEqual([retail.id])
  expect((await buyer.specialGoods.orders.list()).data.map(({ id }) => id)).toEqual([special.id])
  expect(await buyer.auth.guestOrders.count()).toEqual({ count: 0 })
})

test('orders with the same idempotency key are one special order', async () => {
  const items = pair.map(({ artisan_id: _, ...line }) => line)
  const body = orderFor(await guest.retailOrders.delivery.services({ body: { items } }))
  const idempotencyKey = randomUUID()
  const [first, ...copies] = await Promise.all(
    Array.from({ length: 8 }, () => guest.specialGoods.orders.place({ body, idempotencyKey })),
  )
  for (const copy of copies) expect(copy).toEqual(first)
})

test('unknown keys are refused by their path, at any depth of an order', async () => {
  const items = pair.map(({ artisan_id: _, ...line }) => line)
  const honest = orderFor(await guest.retailOrders.delivery.services({ body: { items } }))
  const draft = () =>
    structuredClone(honest) as unknown as Record<'contact' | 'address', object> & { items: object[] }
  const places: [string, (key: string) => unknown][] = [
    ['', (key) => ({ ...draft(), [key]: 'special' })],
    ['items.0', (key) => ({ ...draft(), items: draft().items.map((line) => ({ ...line, [key]: 1 })) })],
    ['contact', (key) => ({ ...draft(), contact: { ...draft().contact, [key]: 'x' } })],
    ['address', (key) => ({ ...draft(), address: { ...draft().address, [key]: 'x' } })],
  ]
  const keys = [...HOSTILE_KEYS, 'kind', 'from_stock', 'made_to_order_days', 'artisan_id'].filter(
    (key) => !(key in honest.contact) && !(key in honest),
  )
  for (const [place, body] of places) {
    const said = await Promise.all(keys.map((key) => send('/specialgoods/order', body(key))))
    for (const [index, { status, text, body: answer }] of said.entries()) {
      expect(status, `${place} ${keys[index]}: ${text}`).toBe(422)
      const { issues } = answer as { issues: { path: (string | number)[]; code: string }[] } // the contract's error body
      expect(issues[0]).toEqual({
        path: [
          ...place
            .split('.')
            .filter(Boolean)
            .map((step) => (step === '0' ? 0 : step)),
          keys[index],
        ],
        code: 'unrecognized',
      })
    }
  }
})

test('hostile values anywhere in an order never cause a server error', async () => {
  const items = [pair[0]].map(({ artisan_id: _, ...line }) => line)
  const honest: NewRetailOrder = orderFor(await guest.retailOrders.delivery.services({ body: { items } }))
  for (const value of HOSTILE_VALUES) {
    const bodies = [
      ...Object.keys(honest).map((field) => ({ ...honest, [field]: value })),
      ...Object.keys(honest.items[0]!).map((field) => ({
        ...honest,
        items: [{ ...honest.items[0], [field]: value }],
      })),
    ]
    for (const [index, { status, text }] of (
      await Promise.all(bodies.map((body) => send('/specialgoods/order', body)))
    ).entries())
      expect([200, 409, 422], `${JSON.stringify(bodies[index])}: ${text}`).toContain(status)
  }
})
