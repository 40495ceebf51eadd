import type { WishlistItem, WishlistChange } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodsOnList } from '#modules/catalogue/index.ts'
import { mintSession } from '#testing/mint-session.ts'
import { rugNumber, setRugs } from '#testing/test-special-goods.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { changeWishlist, listWishlistItems } from './change-wishlist.ts'

let shop: TestShop
let accountId: number
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  accountId = (await mintSession(shop.context.db, { market: 'frontend' })).accountId
})

const SLIPPERS: WishlistItem = { market: 'retail', product_id: 1 }
const BOOTS: WishlistItem = { market: 'retail', product_id: 2 }
const RUG: WishlistItem = { market: 'special', product_id: rugNumber(1) }
const add = (wish: WishlistItem): WishlistChange => ({ ...wish, is_wished: true })
const remove = (wish: WishlistItem): WishlistChange => ({ ...wish, is_wished: false })
const change = (...changes: WishlistChange[]) => changeWishlist(shop.context, accountId, changes)

test('the last item added comes first, and no item is listed twice', async () => {
  expect(await change(add(SLIPPERS), add(RUG))).toEqual([RUG, SLIPPERS])
  expect(await change(add(SLIPPERS))).toEqual([RUG, SLIPPERS])
  expect(await change(remove(RUG), add(BOOTS))).toEqual([BOOTS, SLIPPERS])
})

test('unknown goods and goods of another market are not added', async () => {
  expect(
    await change(add({ market: 'special', product_id: 1 }), add({ market: 'retail', product_id: 9_999 })),
  ).toEqual([])
})

test('nobody reads or changes another shopper’s wishlist', async () => {
  await change(add(SLIPPERS))
  const { accountId: other } = await mintSession(shop.context.db, { market: 'frontend' })
  expect(await listWishlistItems(shop.context.db, other)).toEqual([])
  await changeWishlist(shop.context, other, [remove(SLIPPERS)])
  expect(await listWishlistItems(shop.context.db, accountId)).toEqual([SLIPPERS])
})

test('changes sent together give the same list as one by one', async () => {
  const changes = fc.array(
    fc.record({ wish: fc.constantFrom(SLIPPERS, BOOTS, RUG), is_wished: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      await shop.context.db.execute(sql`delete from wish`)
      const all = made.map(({ wish, is_wished }) => ({ ...wish, is_wished }))
      const atOnce = await change(...all)
      await shop.context.db.execute(sql`delete from wish`)
      for (const one of all) await change(one)
      const oneByOne = await listWishlistItems(shop.context.db, accountId)
      const ids = (list: WishlistItem[]) => list.map(({ product_id: id }) => id).toSorted((a, b) => a - b)
      expect(ids(atOnce)).toEqual(ids(oneByOne))
    }),
    { numRuns: trials(50) },
  )
})

test('concurrent changes from two devices lose nothing', async () => {
  for (let trial = 0; trial < trials(50); trial += 1) {
    await shop.context.db.execute(sql`delete from wish`)
    await Promise.all([change(add(SLIPPERS), add(BOOTS)), change(add(BOOTS), add(RUG), add(SLIPPERS))])
    expect(await listWishlistItems(shop.context.db, accountId)).toHaveLength(3)
  }
})

test('a wishlist shows what is in stock, made to order, sold out, withdrawn or not sold here', async () => {
  await setRugs(shop.context.db, 1, 0)
  await setRugs(shop.context.db, 2, 0)
  const gone: WishlistItem = { market: 'retail', product_id: 9_999 }
  const secondRug: WishlistItem = { market: 'special', product_id: rugNumber(2) }
  const shown = await goodsOnList(shop.context, 'KG', [RUG, gone, SLIPPERS, secondRug])
  expect(shown.map(({ product_id, state }) => [product_id, state])).toEqual([
    [RUG.product_id, 'made_to_order'],
    [9_999, 'withdrawn'],
    [1, 'in_stock'],
    [secondRug.product_id, 'sold_out'],
  ])
  expect(shown[1]?.product).toBeNull()
  expect(shown[2]?.product).toMatchObject({ slug: 'slippers-1', sale_cost: '2250.00' })
  const [elsewhere] = await goodsOnList(shop.context, 'DE', [SLIPPERS])
  expect(elsewhere).toMatchObject({ state: 'not_sold_here', product: { price: null, sale_cost: null } })
  await shop.context.db.execute(sql`delete from price where product_id = 2`)
  expect(await goodsOnList(shop.context, 'KG', [BOOTS])).toMatchObject([{ state: 'withdrawn' }])
})
