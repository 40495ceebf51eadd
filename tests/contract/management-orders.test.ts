import { ORDER_STATUSES, type OrderStatus, type PlacedOrder, type LineRequest } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { placeOrder, someGoods } from './buy.ts'
import { managerOf } from './manager-of.ts'
import { newShopper, refusalOf } from './shop-people.ts'

describe.each(['postgres', 'pglite'] as const)('orders at the desk on %s', (engine) => {
  let store: TestStore
  let goods: LineRequest[]
  let desk: Awaited<ReturnType<typeof managerOf>>['management']['orders']
  beforeAll(async () => {
    store = await openTestStore({ engine })
    goods = await someGoods(store.sdk, 2)
    const { management } = await managerOf(store)
    desk = management.orders
    for (const { product_id, variation_id, size } of goods) {
      const params = { id: product_id }
      const row = (await management.goods.read({ params })).stock.find(
        (one) => one.variation_id === variation_id && one.size === size,
      )
      const { revision } = row!
      const items = [{ variation_id, size, quantity: 500, revision }]
      await management.goods.setStock({ params, body: { items } })
    }
  })
  afterAll(() => store.close())

  const buyerSees = ({ order, secret }: PlacedOrder) =>
    store.sdk.retailOrders.orders.read({ params: { id: order.id }, query: { k: secret } })
  const move = (id: number, from: OrderStatus, status: OrderStatus, note?: string) =>
    desk.move({ params: { id }, body: { from, status, ...(note !== undefined && { note }) } })

  test('a manager moves an order from Processing to completed, and its buyer sees every step', async () => {
    const shopper = await newShopper(store)
    const { order } = await placeOrder(shopper.sdk, goods)
    const params = { id: order.id }
    const way = ['in_production', 'packaging', 'shipping', 'on_way', 'completed'] as const
    let from: OrderStatus = 'Processing'
    for (const status of way) {
      const moved = await move(
        order.id,
        from,
        status,
        status === 'shipping' ? 'With the\u202E evening bus' : '',
      )
      expect(moved).toMatchObject({ status, reason: null, holds_stock: true, held_until: null })
      const seen = await shopper.sdk.retailOrders.orders.read({ params })
      expect(seen.timeline.at(-1)).toEqual({
        status,
        reason: status === 'shipping' ? 'With the evening bus' : null,
        created_at: expect.any(String),
      })
      expect(JSON.stringify(seen)).not.toContain('Эсенов')
      from = status
    }
    const done = await desk.read({ params })
    expect(done.moves).toEqual([])
    expect(done.timeline.map(({ mover, actor, status }) => [mover, actor, status])).toEqual([
      ['store', null, 'Processing'],
      ...way.map((status) => ['manager', 'Нурлан Эсенов', status]),
    ])
  })

  test('a transition that the table does not allow is refused, and the order stays unchanged', async () => {
    const placed = await placeOrder(store.sdk, goods)
    const before = await desk.read({ params: { id: placed.order.id } })
    expect(before.moves).toEqual(['in_production', 'on_hold'])
    for (const status of ORDER_STATUSES) {
      if (status === 'Processing' || before.moves.includes(status)) continue
      expect(await refusalOf(move(placed.order.id, 'Processing', status)), status).toEqual({
        code: 'INVALID',
        fields: ['status'],
      })
    }
    expect(await desk.read({ params: { id: placed.order.id } })).toEqual(before)
  })

  test('a move from a stale status is refused, and a repeated move happens once', async () => {
    const { order } = await placeOrder(store.sdk, goods)
    const moved = await move(order.id, 'Processing', 'in_production')
    expect(await move(order.id, 'Processing', 'in_production')).toEqual(moved)
    expect(await refusalOf(move(order.id, 'Processing', 'on_hold', 'Wait'))).toMatchObject({ code: 'STALE' })
    const said = await Promise.all(
      (['packaging', 'on_hold', 'packaging', 'on_hold'] as const).map((status) =>
        refusalOf(move(order.id, 'in_production', status, 'Wait')),
      ),
    )
    expect(said.filter((one) => one === 'answered').length).toBe(2)
    expect((await desk.read({ params: { id: order.id } })).timeline.length).toBe(3)
  })

  test('a hold shows its reason to the buyer until the order goes on', async () => {
    const placed = await placeOrder(store.sdk, goods)
    const { id } = placed.order
    await move(id, 'Processing', 'on_hold', 'Which sole would you like?')
    expect(await buyerSees(placed)).toMatchObject({
      status: 'on_hold',
      reason: 'Which sole would you like?',
      payment: { payable: false },
    })
    await move(id, 'on_hold', 'payment_waiting')
    expect(await buyerSees(placed)).toMatchObject({ reason: null, payment: { payable: true } })
  })

  test.each([undefined, '', '  ', '\u200B'])('a hold with %j as its reason is refused', async (note) => {
    const { order } = await placeOrder(store.sdk, goods)
    const params = { id: order.id }
    const before = await desk.read({ params })
    expect(await refusalOf(move(order.id, 'Processing', 'on_hold', note))).toEqual({
      code: 'INVALID',
      fields: ['note'],
    })
    expect(await desk.read({ params })).toEqual(before)
  })

  test.each(['expired', 'sold_out', 'mismatch', ' expired\u200B '])(
    'a manager cannot use the store’s own reason %j',
    async (note) => {
      const { order } = await placeOrder(store.sdk, goods)
      expect(await refusalOf(move(order.id, 'Processing', 'on_hold', note))).toEqual({
        code: 'INVALID',
        fields: ['note'],
      })
    },
  )

  test('a line’s tracking number is shown to the buyer, and can be removed', async () => {
    const placed = await placeOrder(store.sdk, goods)
    const params = { id: placed.order.id }
    const [line_key = '', other = ''] = placed.order.items.map(lineKey)
    const numbers = async () =>
      (await buyerSees(placed)).items.map(({ delivery }) => delivery.tracking_number)
    await desk.track({
      params,
      body: { items: [{ line_key, was: null, tracking_number: 'RB 123456785 KG' }] },
    })
    expect(await numbers()).toEqual(['RB 123456785 KG', null])
    await desk.track({
      params,
      body: {
        items: [
          { line_key, was: 'RB 123456785 KG', tracking_number: null },
          { line_key: other, was: null, tracking_number: '10-77' },
        ],
      },
    })
    expect(await numbers()).toEqual([null, '10-77'])
  })

  test('of two colleagues who number the same line, the slower one is told, and nothing is overwritten', async () => {
    const placed = await placeOrder(store.sdk, goods)
    const params = { id: placed.order.id }
    const [line_key = '', other = ''] = placed.order.items.map(lineKey)
    const numbers = async () =>
      (await buyerSees(placed)).items.map(({ delivery }) => delivery.tracking_number)
    const track = (tracking_number: string) =>
      refusalOf(
        desk.track({
          params,
          body: {
            items: [
              { line_key: other, was: null, tracking_number: `${tracking_number} B` },
              { line_key, was: null, tracking_number },
            ],
          },
        }),
      )
    const outcomes = await Promise.all([track('RB 1111'), track('RB 2222')])
    expect(outcomes).toContainEqual({ code: 'STALE', fields: [] })
    expect(outcomes).toContain('answered')
    const saved = outcomes[0] === 'answered' ? 'RB 1111' : 'RB 2222'
    expect(await numbers()).toEqual([saved, `${saved} B`])
    expect(await track(saved), 'a retry after a lost response').toBe('answered')
  })

  test('an unknown line, a line listed twice and an invalid tracking number are refused by their path', async () => {
    const placed = await placeOrder(store.sdk, goods)
    const params = { id: placed.order.id }
    const [line_key = ''] = placed.order.items.map(lineKey)
    const tracked = (...items: { line_key: string; was: string | null; tracking_number: string | null }[]) =>
      refusalOf(desk.track({ params, body: { items } }))
    const item = { line_key, was: null, tracking_number: '1234' }
    expect(await tracked({ ...item, line_key: '1:1:no' })).toEqual({
      code: 'INVALID',
      fields: ['items.0.line_key'],
    })
    expect(await tracked(item, item)).toEqual({ code: 'INVALID', fields: ['items.1.line_key'] })
    for (const tracking_number of [
      '',
      '<b>1</b>',
      'javascript:alert(1)',
      '12\n34',
      '\u202E1234',
      '1'.repeat(61),
    ])
      expect(await tracked({ ...item, tracking_number })).toEqual({
        code: 'INVALID',
        fields: ['items.0.tracking_number'],
      })
    expect(await tracked()).toEqual({ code: 'INVALID', fields: ['items'] })
    expect((await buyerSees(placed)).items[0]?.delivery.tracking_number).toBeNull()
  })

  test('orders are found by status, kind, number, phone, name and email, and wildcards are literal', async () => {
    const { order } = await placeOrder(store.sdk, goods)
    await move(order.id, 'Processing', 'on_hold', 'Wait')
    const numbers = async (query: Parameters<typeof desk.list>[0]) =>
      (await desk.list(query)).data.map(({ order_number }) => order_number)
    expect(await numbers({ query: { status: ['on_hold'] } })).toContain(order.order_number)
    expect(await numbers({ query: { status: ['completed', 'shipping'] } })).not.toContain(order.order_number)
    expect(await numbers({ query: { kind: 'retail', status: ['on_hold'] } })).toContain(order.order_number)
    expect(await numbers({ query: { kind: 'special' } })).not.toContain(order.order_number)
    for (const text of [
      order.order_number,
      order.order_number.toLowerCase(),
      'AIGUL@',
      'айгүл осм',
      '96700123',
      '+996 700 123',
      'осмонова АЙГҮЛ',
    ])
      expect(await numbers({ query: { text } }), text).toContain(order.order_number)
    for (const text of ['%', '_', '\\', "'", 'a\u0000%', 'nobody'])
      expect(await numbers({ query: { text } }), text).toEqual([])
    await placeOrder(store.sdk, goods)
    await placeOrder(store.sdk, goods)
    const first = await desk.list({ query: { per_page: 2 } })
    const second = await desk.list({ query: { per_page: 2, page: 2 } })
    expect(first.next_page_url).toContain('page=2')
    expect(first.data[1]!.id).toBeGreaterThan(second.data[0]!.id)
  })

  test.each([
    ['an unknown status', { status: 'eaten' }, 'status'],
    ['no status', { status: undefined }, 'status'],
    ['no status that was seen', { from: undefined }, 'from'],
    ['a note that is a list', { note: ['a'] }, 'note'],
    ['a note with a zero byte', { note: 'a\u0000' }, 'note'],
    ['a note without end', { note: 'w'.repeat(501) }, 'note'],
    ['another mover', { mover: 'store' }, 'mover'],
  ])('a move with %s is refused by field name', async (_what, changes, field) => {
    const { order } = await placeOrder(store.sdk, goods.slice(0, 1))
    // As an invalid client would send it.
    const body = { from: 'Processing', status: 'on_hold', note: 'Wait', ...changes } as {
      from: 'Processing'
      status: 'on_hold'
    }
    expect(await refusalOf(desk.move({ params: { id: order.id }, body }))).toEqual({
      code: 'INVALID',
      fields: [field],
    })
  })

  test('an unknown order is not found', async () => {
    const params = { id: 2_000_000 }
    expect(await refusalOf(desk.read({ params }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(move(params.id, 'Processing', 'on_hold', 'Wait'))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const items = [{ line_key: '1:1:1', was: null, tracking_number: null }]
    expect(await refusalOf(desk.track({ params, body: { items } }))).toMatchObject({ code: 'NOT_FOUND' })
  })
})
