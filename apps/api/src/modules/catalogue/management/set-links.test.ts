import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { SOLED, stockWholesaleGoods } from '#testing/test-wholesale.ts'
import { setLinks } from './set-links.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  // Priced by price lists only.
  await shop.context.db.$client.query('delete from price where product_id = $1', [SOLED])
  await shop.context.db.$client.query(
    `insert into list_price (price_list_id, product_id, amount_minor, valid_from)
      values (1, $1, 90000, '2020-01-01')`,
    [SOLED],
  )
})
afterAll(() => shop.close())

/** Returns all statements that the store sends while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string> {
  const client = await shop.context.db.$client.connect()
  client.release()
  const sent = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query') // what every client of the pool inherits
  try {
    await work()
    return JSON.stringify(sent.mock.calls.map(([statement]) => statement))
  } finally {
    sent.mockRestore()
  }
}

test('saving the buttons of wholesale goods does not query orders and wishlists', async () => {
  const statements = await statementsOf(() =>
    setLinks(shop.context, 'wholesale', { id: SOLED, revision: 0 }, { links: [] }),
  )
  expect(statements).toContain('list_price')
  expect(statements).not.toMatch(/order_line|wish/)
})

test('goods that only have prices in a price list count as on sale: their buttons need every language', async () => {
  const half = { text: { en: 'Care', ru: 'Уход', kg: '' }, href: '/care' }
  await expect(
    setLinks(shop.context, 'wholesale', { id: SOLED, revision: 1 }, { links: [half] }),
  ).rejects.toMatchObject({ details: { issues: [{ path: ['links', 0, 'text', 'kg'] }] } })
})
