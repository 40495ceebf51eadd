import type { LineRequest } from '@shyrdak/sdk/contract'
import type { CountryPrice, NewPrices } from '@shyrdak/sdk/management'
import { subtractMoney } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { placeOrder, someGoods } from './buy.ts'
import { managerOf } from './manager-of.ts'
import { refusalOf } from './shop-people.ts'

type Desk = Awaited<ReturnType<typeof managerOf>>['management']['goods']
const asSent = (prices: CountryPrice[]) => prices.map(({ sale_cost: _, ...price }) => price)

describe.each(['postgres', 'pglite'] as const)('stock and prices on %s', (engine) => {
  let store: TestStore
  let desk: Desk
  let lineRequest: LineRequest
  let params: { id: number }
  beforeAll(async () => {
    store = await openTestStore({ engine })
    desk = (await managerOf(store)).management.goods
    const [first] = await someGoods(store.sdk, 1)
    lineRequest = first!
    params = { id: lineRequest.product_id }
  })
  afterAll(() => store.close())

  const productIn = (country: string) =>
    store.sdkFor(country).retailCatalogue.products.read({ params: { slug: String(params.id) } })
  const itemsOf = async (line: LineRequest) =>
    (await productIn('KG')).variations
      .find(({ id }) => id === line.variation_id)
      ?.sizes.find(({ size }) => size === line.size)?.stock
  const rowOf = async (line: LineRequest) => {
    const { stock } = await desk.read({ params })
    const row = stock.find(
      ({ variation_id, size }) => variation_id === line.variation_id && size === line.size,
    )
    const { variation_id, size, quantity, revision } = row!
    return { variation_id, size, quantity, revision }
  }
  const setPrices = (revision: number, prices: NewPrices['prices']) =>
    desk.setPrices({ params, query: { revision }, body: { prices } })

  test('a count becomes the stock that the shop shows', async () => {
    const row = await rowOf(lineRequest)
    for (const quantity of [0, 37]) {
      const { revision } = await rowOf(lineRequest)
      await desk.setStock({ params, body: { items: [{ ...row, revision, quantity }] } })
      expect(await itemsOf(lineRequest)).toBe(quantity)
    }
    expect((await rowOf(lineRequest)).revision).toBe(row.revision + 2)
  })

  test('a stale count is refused after a sale, with all counts sent along with it', async () => {
    const { stock } = await desk.read({ params })
    const row = await rowOf(lineRequest)
    const other = stock.find(
      ({ variation_id, size }) => variation_id !== row.variation_id || size !== row.size,
    )
    await placeOrder(store.sdk, [lineRequest])
    const items = [{ ...row, quantity: 50 }]
    if (other)
      items.push({
        variation_id: other.variation_id,
        size: other.size,
        revision: other.revision,
        quantity: 51,
      })
    const refused = await refusalOf(desk.setStock({ params, body: { items } }))
    expect(refused).toEqual({ code: 'STALE', fields: ['items.0.quantity'] })
    expect(await itemsOf(lineRequest)).toBe(row.quantity - 1)
    if (other) expect((await desk.read({ params })).stock).toContainEqual(other)
  })

  test('of managers who count at once, one succeeds', async () => {
    const row = await rowOf(lineRequest)
    const said = await Promise.all(
      [60, 61, 62, 63, 64].map((quantity) =>
        refusalOf(desk.setStock({ params, body: { items: [{ ...row, quantity }] } })),
      ),
    )
    expect(said.filter((one) => one === 'answered').length).toBe(1)
    expect((await rowOf(lineRequest)).revision).toBe(row.revision + 1)
  })

  test('orders and a manager’s count at the same time lose no items', async () => {
    const { revision, ...row } = await rowOf(lineRequest)
    await desk.setStock({ params, body: { items: [{ ...row, revision, quantity: 40 }] } })
    const count = async () => {
      const now = await rowOf(lineRequest)
      const said = await refusalOf(
        desk.setStock({ params, body: { items: [{ ...now, quantity: now.quantity + 10 }] } }),
      )
      return said === 'answered' ? 10 : 0
    }
    const [added, , , sold] = await Promise.all([
      count(),
      placeOrder(store.sdk, [lineRequest]),
      placeOrder(store.sdk, [lineRequest]),
      placeOrder(store.sdk, [lineRequest]).then(() => 3),
    ])
    expect(await itemsOf(lineRequest)).toBe(40 + added - sold)
  })

  test('a new price is shown in lists, pages and quotes', async () => {
    const { prices, prices_revision } = await desk.read({ params })
    const changed = asSent(prices).map((price) =>
      price.country_iso_code === 'KG' ? { ...price, price: '4321.50', discount: '321.00' } : price,
    )
    const set = await setPrices(prices_revision, changed)
    expect(set.prices_revision).toBe(prices_revision + 1)
    expect(set.prices.find(({ country_iso_code }) => country_iso_code === 'KG')?.sale_cost).toBe('4000.50')
    await expect.poll(async () => (await productIn('KG')).product.sale_cost).toBe('4000.50')
    const listed = async () =>
      (
        await store.sdk.retailCatalogue.prices.find({
          body: { min: '4000.50', max: '4000.50', per_page: 100 },
        })
      ).data.map(({ id }) => id)
    await expect.poll(listed).toContain(params.id)
    const quote = await store.sdk.retailOrders.delivery.services({ body: { items: [lineRequest] } })
    expect(quote.lines[0]).toMatchObject({ price: '4321.50', discount: '321.00', sale_cost: '4000.50' })
  })

  test('a country without a price does not sell the product until it has one again', async () => {
    const { prices, prices_revision } = await desk.read({ params })
    const [first] = asSent(prices)
    const without = await setPrices(prices_revision, [{ ...first!, country_iso_code: 'KG' }])
    await expect.poll(async () => (await productIn('KZ')).sold_here).toBe(false)
    await setPrices(without.prices_revision, asSent(prices))
    await expect.poll(async () => (await productIn('KZ')).sold_here).toBe(true)
  })

  test('a product’s new workshop is shown on its page and in the filter of lists', async () => {
    const { goodsArtisan, artisans } = (await managerOf(store)).management
    const { artisan_id: from } = await goodsArtisan.read({ params })
    const { artisans: choices } = await artisans.choices({ query: {} })
    const chosen = choices.find(({ id }) => id !== from)!.id
    const name = (before: number | null, artisan_id: number | null) =>
      goodsArtisan.update({ params, body: { from: before, artisan_id } })
    const madeByChosen = async () => {
      const { data } = await store.sdk.retailCatalogue.products.list({
        query: { artisan: [chosen], per_page: 100 },
      })
      return data.map(({ id }) => id)
    }
    const named = choices.find(({ id }) => id === chosen)
    expect(await name(from, chosen)).toEqual({ artisan_id: chosen, artisan: named })
    await expect.poll(async () => (await productIn('KG')).artisan?.id).toBe(chosen)
    await expect.poll(madeByChosen).toContain(params.id)
    expect(await refusalOf(name(from, null)), 'a colleague was first').toMatchObject({ code: 'STALE' })
    expect(await refusalOf(name(chosen, 999_999))).toEqual({ code: 'INVALID', fields: ['artisan_id'] })
    expect((await name(chosen, null)).artisan_id).toBeNull()
    await expect.poll(async () => (await productIn('KG')).artisan).toBeNull()
    await expect.poll(madeByChosen).not.toContain(params.id)
    await name(null, from)
  })

  test('of managers who set prices at once, one succeeds, and a stale revision is refused', async () => {
    const { prices, prices_revision } = await desk.read({ params })
    const said = await Promise.all(
      [1, 2, 3, 4].map(() => refusalOf(setPrices(prices_revision, asSent(prices)))),
    )
    expect(said.filter((one) => one === 'answered').length).toBe(1)
    expect(await refusalOf(setPrices(prices_revision, []))).toMatchObject({ code: 'STALE' })
    const read = await desk.read({ params })
    expect(read.prices).toEqual(prices)
    for (const { price, discount, sale_cost } of prices)
      expect(subtractMoney(price, discount)).toBe(sale_cost)
  })

  test.each([
    ['nothing for it', { price: '0.00' }, 'price'],
    ['less than nothing', { price: '-1.00' }, 'price'],
    ['a number for money', { price: 12 }, 'price'],
    ['three digits', { price: '1.234' }, 'price'],
    ['more than there is', { price: '99999999999.00' }, 'price'],
    ['a discount that leaves nothing', { price: '10.00', discount: '10.00' }, 'discount'],
    ['a discount beyond the price', { price: '10.00', discount: '11.00' }, 'discount'],
    ['a country that does not exist', { country_iso_code: 'ZZ' }, 'country_iso_code'],
    ['a country in small letters', { country_iso_code: 'kg' }, 'country_iso_code'],
    ['a field nobody asked for', { sale_cost: '1.00' }, 'sale_cost'],
  ])('a price with %s is refused by row and field', async (_what, changes, field) => {
    const { prices_revision, prices } = await desk.read({ params })
    // As an invalid client would send it.
    const row = {
      country_iso_code: 'KZ',
      price: '10.00',
      discount: '0.00',
      ...changes,
    } as NewPrices['prices'][number]
    const sent = [{ country_iso_code: 'RU', price: '10.00', discount: '0.00' }, row]
    expect(await refusalOf(setPrices(prices_revision, sent))).toEqual({
      code: 'INVALID',
      fields: [`prices.1.${field}`],
    })
    expect((await desk.read({ params })).prices).toEqual(prices)
  })

  test('a country that is priced twice is refused by its row', async () => {
    const { prices_revision } = await desk.read({ params })
    const price = { country_iso_code: 'RU', price: '10.00', discount: '0.00' }
    expect(await refusalOf(setPrices(prices_revision, [price, price]))).toEqual({
      code: 'INVALID',
      fields: ['prices.1.country_iso_code'],
    })
  })

  test.each([
    ['less than nothing', { quantity: -1 }, 'quantity'],
    ['half a piece', { quantity: 0.5 }, 'quantity'],
    ['more than a barn holds', { quantity: 1_000_001 }, 'quantity'],
    ['no count', { quantity: undefined }, 'quantity'],
    ['no revision', { revision: undefined }, 'revision'],
    ['a change instead of a count', { change: 5 }, 'change'],
  ])('a count with %s is refused by row and field', async (_what, changes, field) => {
    const row = await rowOf(lineRequest)
    // As an invalid client would send it.
    const items = [{ ...row, quantity: 7, ...changes } as typeof row]
    expect(await refusalOf(desk.setStock({ params, body: { items } }))).toEqual({
      code: 'INVALID',
      fields: [`items.0.${field}`],
    })
    expect(await rowOf(lineRequest)).toEqual(row)
  })

  test.each([
    ['a size', { size: '999' }],
    ['a colour', { variation_id: 1_999_999 }],
  ])(
    'a count of %s that no longer exists is refused as stale, with all counts beside it',
    async (_what, changes) => {
      const row = await rowOf(lineRequest)
      const items = [
        { ...row, quantity: row.quantity + 1 },
        { ...row, ...changes, quantity: 7 },
      ]
      expect(await refusalOf(desk.setStock({ params, body: { items } }))).toEqual({
        code: 'STALE',
        fields: ['items.1.size'],
      })
      expect(await rowOf(lineRequest)).toEqual(row)
    },
  )

  test('a size that is counted twice is refused at its second row', async () => {
    const row = await rowOf(lineRequest)
    const items = [7, 8].map((quantity) => ({ ...row, quantity }))
    expect(await refusalOf(desk.setStock({ params, body: { items } }))).toEqual({
      code: 'INVALID',
      fields: ['items.1.size'],
    })
  })

  test('products are found by name in any language, by slug and by id, and filtered by sold out', async () => {
    const ids = async (query: Parameters<Desk['list']>[0]) =>
      (await desk.list(query)).data.map(({ id }) => id)
    const { name, slug } = await desk.read({ params })
    for (const text of [name.en, name.ru.toUpperCase(), name.kg, slug, String(params.id)])
      expect(await ids({ query: { text, per_page: 250 } }), text).toContain(params.id)
    for (const text of ['%', '_', 'no such felt']) expect(await ids({ query: { text } })).toEqual([])
    const some = await desk.list({ query: { sold_out: true, per_page: 250 } })
    const none = await desk.list({ query: { sold_out: false, per_page: 250 } })
    expect(some.data.every(({ sold_out }) => sold_out > 0)).toBe(true)
    expect(some.total + none.total).toBe((await desk.list()).total)
  })

  test('unknown products are not found', async () => {
    const nowhere = { params: { id: 2_000_000 } }
    const body = { items: [{ variation_id: 1, size: '38', quantity: 1, revision: 0 }] }
    const prices = { ...nowhere, query: { revision: 0 }, body: { prices: [] } }
    const refused = await Promise.all(
      [desk.read(nowhere), desk.setStock({ ...nowhere, body }), desk.setPrices(prices)].map(refusalOf),
    )
    expect(refused).toEqual(refused.map(() => ({ code: 'NOT_FOUND', fields: [] })))
  })

  describe('special goods', () => {
    const special = { id: 0 }
    let goods: Awaited<ReturnType<typeof managerOf>>['management']['specialGoods']
    beforeAll(async () => {
      goods = (await managerOf(store)).management.specialGoods
      special.id = (await goods.list()).data[4]?.id ?? 0
    })
    const page = async () => {
      const { slug } = await goods.read({ params: special })
      return store.sdk.specialGoods.products.read({ params: { slug } })
    }

    test('a count becomes the stock on their page, and a stale revision is refused', async () => {
      const { stock } = await goods.read({ params: special })
      const { variation_id, size, revision } = stock[0]!
      const items = [{ variation_id, size, quantity: 23, revision }]
      const set = await goods.setStock({ params: special, body: { items } })
      expect(set.stock[0]).toMatchObject({ quantity: 23, revision: revision + 1 })
      const colour = (await page()).variations.find(({ id }) => id === variation_id)
      expect(colour?.sizes).toContainEqual({ size, stock: 23 })
      const late = goods.setStock({ params: special, body: { items } })
      expect(await refusalOf(late)).toEqual({ code: 'STALE', fields: ['items.0.quantity'] })
    })

    test('a price is shown on their page, and their id is not found among retail goods', async () => {
      const { prices_revision: revision } = await goods.read({ params: special })
      const prices = [{ country_iso_code: 'KG', price: '7777.00', discount: '0.50' }]
      const set = { params: special, query: { revision }, body: { prices } }
      expect((await goods.setPrices(set)).prices).toMatchObject([{ sale_cost: '7776.50' }])
      await expect.poll(async () => (await page()).sale_cost).toBe('7776.50')
      expect(await refusalOf(goods.setPrices(set))).toMatchObject({ code: 'STALE' })
      expect(await refusalOf(desk.read({ params: special }))).toEqual({ code: 'NOT_FOUND', fields: [] })
    })

    test('their list counts their stock, sold-out sizes and countries', async () => {
      const { data, total } = await goods.list({ query: { per_page: 250 } })
      expect(data.length).toBe(total)
      const { stock, prices } = await goods.read({ params: special })
      expect(data.find(({ id }) => id === special.id)).toMatchObject({
        in_stock: stock.reduce((sum, { quantity }) => sum + quantity, 0),
        sold_out: stock.filter(({ quantity }) => quantity === 0).length,
        countries: prices.length,
      })
    })
  })
})
