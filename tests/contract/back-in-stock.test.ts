import type { LineRequest, OrderKind } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { someGoods, someSpecialGoods } from './buy.ts'
import { managerOf, shopperOf } from './manager-of.ts'
import { emailTo, emailsTo, refusalOf } from './shop-people.ts'

type Kind = OrderKind
const DESKS = { retail: 'goods', special: 'specialGoods' } as const

/** Sets the stock of one item, as a manager does. */
async function count(store: TestStore, kind: Kind, line: LineRequest, quantity: number): Promise<void> {
  const desk = (await managerOf(store)).management[DESKS[kind]]
  const params = { id: line.product_id }
  const { stock } = await desk.read({ params })
  const { variation_id, size } = line
  const row = stock.find((one) => one.variation_id === variation_id && one.size === size)
  await desk.setStock({
    params,
    body: { items: [{ variation_id, size, quantity, revision: row!.revision }] },
  })
}

async function colorOf(store: TestStore, kind: Kind, line: LineRequest): Promise<number> {
  const params = { slug: String(line.product_id) }
  const { variations } =
    kind === 'retail'
      ? await store.sdk.retailCatalogue.products.read({ params })
      : await store.sdk.specialGoods.products.read({ params })
  return variations.find(({ id }) => id === line.variation_id)!.color.id
}

const secretIn = (text: string) => /back-in-stock\/\w+\?k=([\w-]{43})/.exec(text)?.[1] ?? ''

describe.each(['postgres', 'pglite'] as const)('back-in-stock emails on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore({ engine })
  })
  afterAll(() => store.close())

  test.each(['retail', 'special'] as const)(
    'a confirmed subscription to %s goods gets one email when they are back, an unconfirmed one none',
    async (kind) => {
      const [line] = kind === 'retail' ? await someGoods(store.sdk, 1) : await someSpecialGoods(store.sdk, 1)
      await count(store, kind, line!, 0)
      const thing = {
        productId: line!.product_id,
        priceType: kind,
        soleId: null,
        colorId: await colorOf(store, kind, line!),
        size: line!.size,
      } as const
      const { backInStock } = store.sdk.retailCatalogue
      const email = `waits-${kind}@example.kg`
      const silent = `silent-${kind}@example.kg`
      for (const address of [email, email.toUpperCase(), silent])
        expect(await backInStock.create({ body: { ...thing, email: address } })).toEqual({
          state: 'confirming',
        })
      const asked = await emailTo(store, email, ({ text }) => text.includes('/back-in-stock/confirm'))
      await emailTo(store, silent, ({ text }) => text.includes('/back-in-stock/confirm'))
      const k = secretIn(asked.text)
      expect(await backInStock.confirm({ body: { k } })).toMatchObject(thing)

      const isBack = ({ text }: { text: string }) => text.includes(`variation=${line!.variation_id}&size=`)
      await count(store, kind, line!, 4)
      const back = await emailTo(store, email, isBack)
      expect(secretIn(back.text)).toBe(k)
      await count(store, kind, line!, 0)
      await count(store, kind, line!, 9)
      // Emails are sent in order: once the next has arrived, none came between.
      await count(store, kind, line!, 0)
      await backInStock.create({ body: { ...thing, email: `later-${kind}@example.kg` } })
      await emailTo(store, `later-${kind}@example.kg`, () => true)
      expect((await emailsTo(store, email)).filter(isBack)).toHaveLength(1)
      expect((await emailsTo(store, silent)).filter(isBack)).toEqual([])
      await backInStock.cancel({ body: { k } })
      expect(await refusalOf(backInStock.cancel({ body: { k } }))).toEqual({
        code: 'NOT_FOUND',
        fields: [],
      })
    },
  )

  test('a logged-in shopper subscribes without an address', async () => {
    const [, line] = await someGoods(store.sdk, 2)
    const body = {
      productId: line!.product_id,
      priceType: 'retail',
      soleId: null,
      colorId: await colorOf(store, 'retail', line!),
      size: line!.size,
    } as const
    const { backInStock } = (await shopperOf(store)).retailCatalogue
    expect(await refusalOf(backInStock.create({ body }))).toEqual({ code: 'INVALID', fields: ['size'] })
    await count(store, 'retail', line!, 0)
    expect(await backInStock.create({ body })).toEqual({ state: 'waiting' })
    await count(store, 'retail', line!, 1)
    const message = await emailTo(store, 'shopper@example.com', ({ text }) => text.includes('variation='))
    expect(message.text).toContain(`/product/`)
  })
})
