import { randomUUID } from 'node:crypto'
import type { Sdk } from '@shyrdak/sdk'
import type { CompleteContract, ManagedRetailGoods } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { orderFor, placeOrder } from './buy.ts'
import { managerOf, shopperOf } from './manager-of.ts'
import { priced, retailGoods, specialGoods, twoColors, wholesaleGoods } from './new-goods.ts'
import { aPhoto } from './photos.ts'
import { refusalOf } from './shop-people.ts'

type Client = Sdk<CompleteContract>

describe.each(['postgres', 'pglite'] as const)('products created by managers on %s', (engine) => {
  let store: TestStore
  let desk: Client['management']
  beforeAll(async () => {
    store = await openTestStore({ engine })
    desk = (await managerOf(store)).management
  })
  afterAll(() => store.close())

  const at = ({ id, revision }: { id: number; revision: number }) => ({ params: { id }, query: { revision } })
  const read = (id: number) => desk.goods.read({ params: { id } })
  const page = (key: number | string, country = 'KG') =>
    store.sdkFor(country).retailCatalogue.products.read({ params: { slug: String(key) } })
  const found = async (text: string) =>
    (await store.sdk.retailCatalogue.search.products({ body: { text } })).data.map(({ id }) => id)
  const isNotFound = (call: Promise<unknown>) =>
    refusalOf(call).then((said) => typeof said === 'object' && said.code === 'NOT_FOUND')
  const bodyOf = ({
    slug,
    name,
    description,
    details,
    weight,
    category_id,
    ...goods
  }: ManagedRetailGoods) => ({
    slug,
    name,
    description,
    details,
    weight,
    category_id,
    group: goods.group,
    technique: goods.technique,
    model: goods.model,
    size_chart_id: goods.size_chart_id,
    main_position: goods.main_position,
  })

  /** A product sold in Kyrgyzstan and Kazakhstan. */
  async function onSale(slug: string): Promise<ManagedRetailGoods> {
    const made = await desk.goods.create({ body: await retailGoods(desk, slug) })
    const colored = await desk.goods.setColors({ ...at(made), body: { colors: await twoColors(desk) } })
    const items = colored.stock.map(({ color_name: _, ...row }) => ({ ...row, quantity: 5 }))
    await desk.goods.setStock({ params: { id: made.id }, body: { items } })
    const query = { revision: colored.prices_revision }
    return desk.goods.setPrices({ params: { id: made.id }, query, body: priced('KG', 'KZ') })
  }

  test('a draft is seen only by managers until it has a price, and then by everybody, also in search', async () => {
    const draft = await desk.goods.create({ body: await retailGoods(desk, 'quilted-felt-loafers') })
    expect(draft).toMatchObject({ revision: 0, colors: [], stock: [], prices: [], links: [] })
    expect(await isNotFound(page(draft.id))).toBe(true)
    expect(await isNotFound(page('quilted-felt-loafers'))).toBe(true)
    expect(await isNotFound(store.sdk.retailCatalogue.products.buttons({ params: { id: draft.id } }))).toBe(
      true,
    )
    expect(await isNotFound(store.sdk.retailCatalogue.reviews.ofProduct({ params: { id: draft.id } }))).toBe(
      true,
    )
    const wishes = [{ market: 'retail' as const, product_id: draft.id }]
    expect(await store.sdk.wishlist.products({ body: { wishes } })).toMatchObject([{ product: null }])
    const drafts = await desk.goods.list({ query: { on_sale: false } })
    expect(drafts.data.map(({ id }) => id)).toContain(draft.id)

    const colors = await twoColors(desk)
    const colored = await desk.goods.setColors({ ...at(draft), body: { colors } })
    expect(colored.colors).toMatchObject(colors)
    expect(colored.stock.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['38', 0],
      ['39', 0],
      ['38', 0],
      ['39', 0],
    ])
    const [{ variation_id, size, revision }] = colored.stock as [ManagedRetailGoods['stock'][number]]
    const items = [{ variation_id, size, revision, quantity: 3 }]
    await desk.goods.setStock({ params: { id: draft.id }, body: { items } })
    expect(await isNotFound(page(draft.id)), 'has no price').toBe(true)
    await desk.goods.setPrices({ ...at({ ...draft, revision: 0 }), body: priced('KG') })
    await expect.poll(() => refusalOf(page('quilted-felt-loafers'))).toBe('answered')
    const shown = await page('quilted-felt-loafers')
    expect(shown).toMatchObject({ sold_here: true, product: { photo: colors[0]?.photos[0] } })
    expect((await page(draft.id, 'KZ')).sold_here).toBe(false)
    await expect.poll(() => found('quilted loafers')).toContain(draft.id)
    const category = shown.breadcrumbs.at(-1)!.url
    const listed = await store.sdk.retailCatalogue.products.list({ query: { category, sort: 'new' } })
    expect(listed.data[0]?.id).toBe(draft.id)
    const placed = await placeOrder(store.sdk, [
      { product_id: draft.id, variation_id, size, count: 1, is_special: false },
    ])
    expect(placed.order.items[0]?.slug).toBe('quilted-felt-loafers')
  })

  test('a product with a new name and address is found by them, and the old address redirects', async () => {
    const goods = await onSale('reindeer-boots')
    const name = { en: 'Argali boots', ru: 'Сапоги архара', kg: 'Аркар өтүгү' }
    const body = { ...bodyOf(goods), name, slug: 'argali-boots' }
    const moved = await desk.goods.update({ ...at(goods), body })
    expect(moved.revision).toBe(goods.revision + 1)
    await expect.poll(async () => (await page('reindeer-boots')).slug).toBe('argali-boots')
    expect((await page('argali-boots')).id).toBe(goods.id)
    await expect.poll(() => found('argali')).toContain(goods.id)
    expect(await found('reindeer')).not.toContain(goods.id)
    const back = await desk.goods.update({ ...at(moved), body: { ...body, slug: 'reindeer-boots' } })
    await expect.poll(async () => (await page('argali-boots')).slug).toBe('reindeer-boots')
    // A former slug is free for another product, and leads to that one from then on.
    const other = await onSale('argali-boots')
    await expect.poll(async () => (await page('argali-boots')).id).toBe(other.id)
    expect((await page('reindeer-boots')).id).toBe(back.id)
  })

  test('a product taken off sale leaves lists, search and its page, stays in orders, and can come back', async () => {
    const goods = await onSale('yurt-slippers')
    const [{ variation_id, size }] = goods.stock as [ManagedRetailGoods['stock'][number]]
    const { order, secret } = await placeOrder(store.sdk, [
      { product_id: goods.id, variation_id, size, count: 1, is_special: false },
    ])
    const off = await desk.goods.setPrices({
      params: { id: goods.id },
      query: { revision: goods.prices_revision },
      body: priced(),
    })
    await expect.poll(() => isNotFound(page('yurt-slippers'))).toBe(true)
    expect(await isNotFound(page(goods.id))).toBe(true)
    expect(await found('yurt-slippers')).not.toContain(goods.id)
    const wishes = [{ market: 'retail' as const, product_id: goods.id }]
    const wished = await store.sdk.wishlist.products({ body: { wishes } })
    expect(wished).toMatchObject([{ state: 'withdrawn', product: { name: goods.name } }])
    const photo = goods.colors[0]?.photos[0] ?? ''
    // Another photo replaces it, and the buyer still sees what was bought.
    const colors = await twoColors(desk)
    await desk.goods.setColors({ ...at(goods), body: { colors } })
    const kept = await store.sdk.retailOrders.orders.read({ params: { id: order.id }, query: { k: secret } })
    expect(kept.items[0]).toMatchObject({ photo, slug: 'yurt-slippers', name: goods.name })
    const images = (await desk.images.list({ query: { per_page: 250 } })).data
    expect(images.find(({ path }) => path === photo)?.is_used).toBe(true)
    const query = { revision: off.prices_revision }
    await desk.goods.setPrices({ params: { id: goods.id }, query, body: priced('KG') })
    await expect.poll(() => refusalOf(page('yurt-slippers'))).toBe('answered')
  })

  test('a text may lack a language until the product is sold, and not after', async () => {
    const name = { en: '', ru: 'Войлочные чуни', kg: '' }
    const body = await retailGoods(desk, 'felt-chuni', { name })
    const draft = await desk.goods.create({ body })
    const colored = await desk.goods.setColors({ ...at(draft), body: { colors: await twoColors(desk) } })
    const price = () =>
      desk.goods.setPrices({ params: { id: draft.id }, query: { revision: 0 }, body: priced('KG') })
    expect(await refusalOf(price())).toEqual({ code: 'INVALID', fields: ['prices'] })
    const whole = { ...body, name: { en: 'Felt chuni', ru: 'Войлочные чуни', kg: 'Кийиз чуни' } }
    const named = await desk.goods.update({ ...at(colored), body: whole })
    await price()
    const gaps = { ...whole, name, details: [{ name: whole.name, text: { en: 'Wool', ru: '', kg: 'Жүн' } }] }
    expect(await refusalOf(desk.goods.update({ ...at(named), body: gaps }))).toEqual({
      code: 'INVALID',
      fields: ['name.en', 'name.kg', 'details.0.text.ru'],
    })
    const links = [{ text: { en: 'Care', ru: '', kg: '' }, href: '/pages/care' }]
    expect(await refusalOf(desk.goods.setLinks({ ...at(named), body: { links } }))).toEqual({
      code: 'INVALID',
      fields: ['links.0.text.ru', 'links.0.text.kg'],
    })
    expect(await refusalOf(desk.goods.setColors({ ...at(named), body: { colors: [] } }))).toEqual({
      code: 'INVALID',
      fields: ['colors'],
    })
    expect((await read(draft.id)).revision, 'nothing was half written').toBe(named.revision)
  })

  test('colours and sizes keep their stock when others are added, removed or reordered', async () => {
    const goods = await onSale('kochkor-mules')
    const [first, second] = goods.colors
    const [{ variation_id }] = goods.stock as [ManagedRetailGoods['stock'][number]]
    const { colors: palette } = await desk.goods.choices()
    const third = { color_id: palette[4]!.id, photos: [], sizes: ['one size'] }
    const sent = [
      { color_id: second!.color_id, photos: second!.photos, sizes: ['39', '38', '40'] },
      { color_id: first!.color_id, photos: [...first!.photos, second!.photos[0]!], sizes: ['38'] },
      third,
    ]
    const changed = await desk.goods.setColors({ ...at(goods), body: { colors: sent } })
    expect(changed.colors).toMatchObject(sent)
    expect(changed.stock.map(({ size, quantity }) => `${size}: ${quantity}`)).toEqual([
      '39: 5',
      '38: 5',
      '40: 0',
      '38: 5',
      'one size: 0',
    ])
    expect(changed.colors[1]?.variation_id).toBe(variation_id)
    await expect.poll(async () => (await page(goods.id)).variations.length).toBe(3)
    const less = await desk.goods.setColors({ ...at(changed), body: { colors: [sent[1]!] } })
    expect(less.colors.map(({ variation_id: id }) => id)).toEqual([variation_id])
    const images = (await desk.images.list({ query: { per_page: 250 } })).data
    const isUsed = (path?: string) => images.find((one) => one.path === path)?.is_used
    expect([isUsed(first!.photos[0]), isUsed(second!.photos[0])], 'is shown by the other colour').toEqual([
      true,
      true,
    ])
  })

  test('a product’s buttons are shown in their order, and a script as a link is refused', async () => {
    const goods = await onSale('links-of-felt')
    const link = (href: string) => ({ text: { en: href, ru: href, kg: href }, href })
    const links = [link('/pages/care'), link('https://felt.example/how'), link('mailto:felt@example.kg')]
    const linked = await desk.goods.setLinks({ ...at(goods), body: { links } })
    expect(linked.links).toEqual(links)
    const params = { id: goods.id }
    const buttons = await store.sdk.retailCatalogue.products.buttons({ params })
    expect(buttons.map(({ href }) => href)).toEqual(links.map(({ href }) => href))
    const harmful = { links: [link('javascript:alert(1)')] }
    expect(await refusalOf(desk.goods.setLinks({ ...at(linked), body: harmful }))).toEqual({
      code: 'INVALID',
      fields: ['links.0.href'],
    })
  })

  test('a copy is a new draft, without stock and prices', async () => {
    const goods = await onSale('altai-mules')
    const { goodsArtisan } = desk
    const { artisan_id: from } = await goodsArtisan.read({ params: { id: goods.id } })
    const { artisans } = await desk.artisans.choices({ query: {} })
    await goodsArtisan.update({ params: { id: goods.id }, body: { from, artisan_id: artisans[0]!.id } })
    const [one, other] = await Promise.all([1, 2].map(() => desk.goods.copy({ params: { id: goods.id } })))
    expect(new Set([one?.slug, other?.slug])).toEqual(new Set(['altai-mules-2', 'altai-mules-3']))
    expect(one).toMatchObject({
      name: goods.name,
      details: goods.details,
      group: goods.group,
      prices: [],
      revision: 0,
    })
    expect(one?.colors.map(({ photos, sizes }) => ({ photos, sizes }))).toEqual(
      goods.colors.map(({ photos, sizes }) => ({ photos, sizes })),
    )
    expect(one?.stock.every(({ quantity }) => quantity === 0)).toBe(true)
    expect((await goodsArtisan.read({ params: { id: one!.id } })).artisan_id).toBe(artisans[0]!.id)
    expect(await isNotFound(page(one!.id))).toBe(true)
  })

  test('an unused product is deleted with its photos released; a used one is refused, naming its uses', async () => {
    const draft = await desk.goods.create({ body: await retailGoods(desk, 'never-sold') })
    const colored = await desk.goods.setColors({ ...at(draft), body: { colors: await twoColors(desk) } })
    expect(await refusalOf(desk.goods.remove(at(draft))), 'was changed since').toMatchObject({
      code: 'STALE',
    })
    expect(await desk.goods.remove(at(colored))).toEqual({ id: draft.id })
    expect(await isNotFound(read(draft.id))).toBe(true)
    const images = (await desk.images.list({ query: { per_page: 250 } })).data
    const photo = colored.colors[0]?.photos[0]
    expect(images.find(({ path }) => path === photo)?.is_used).toBe(false)

    const sold = await onSale('once-sold')
    const [{ variation_id, size }] = sold.stock as [ManagedRetailGoods['stock'][number]]
    await placeOrder(store.sdk, [{ product_id: sold.id, variation_id, size, count: 1, is_special: false }])
    const shopper = await shopperOf(store)
    await shopper.retailCatalogue.reviews.create({ body: { product_id: sold.id, rating: 5, text: 'Warm!' } })
    const wish = { market: 'retail', product_id: sold.id, is_wished: true } as const
    await shopper.wishlist.change({ body: { changes: [wish] } })
    const refused = await refusalOf(desk.goods.remove(at(sold)))
    expect(refused).toEqual({ code: 'INVALID', fields: ['orders', 'reviews', 'wishlists'] })
    expect((await read(sold.id)).revision).toBe(sold.revision)
  })

  test('of managers who create a product at one address, one succeeds, and the others are refused at the field', async () => {
    const body = await retailGoods(desk, 'contested-mules')
    const said = await Promise.all([1, 2, 3].map(() => refusalOf(desk.goods.create({ body }))))
    expect(said.filter((one) => one === 'answered')).toHaveLength(1)
    expect(said.filter((one) => one !== 'answered')).toEqual(
      Array.from({ length: 2 }, () => ({ code: 'INVALID', fields: ['slug'] })),
    )
    const other = await desk.goods.create({ body: { ...body, slug: 'other-mules' } })
    expect(await refusalOf(desk.goods.update({ ...at(other), body }))).toEqual({
      code: 'INVALID',
      fields: ['slug'],
    })
    // Goods of another market have slugs of their own.
    const special = await desk.specialGoods.create({ body: await specialGoods(desk, 'contested-mules') })
    expect(special.slug).toBe('contested-mules')
  })

  test('of simultaneous changes to a product, one succeeds, whichever part they change', async () => {
    const goods = await onSale('raced-mules')
    const colors = goods.colors.map(({ color_id, photos, sizes }) => ({ color_id, photos, sizes }))
    const said = await Promise.all([
      refusalOf(desk.goods.update({ ...at(goods), body: { ...bodyOf(goods), weight: 500 } })),
      refusalOf(desk.goods.update({ ...at(goods), body: { ...bodyOf(goods), weight: 600 } })),
      refusalOf(desk.goods.setColors({ ...at(goods), body: { colors: colors.toReversed() } })),
      refusalOf(desk.goods.setLinks({ ...at(goods), body: { links: [] } })),
      refusalOf(desk.goods.remove(at(goods))),
    ])
    expect(said.filter((one) => one === 'answered')).toHaveLength(1)
    for (const one of said.filter((other) => other !== 'answered'))
      expect(['STALE', 'NOT_FOUND']).toContain(one.code)
  })

  test('of orders placed while a manager removes their size no more succeed than there are pieces', async () => {
    const goods = await onSale('fading-mules')
    const [{ variation_id, size }] = goods.stock as [ManagedRetailGoods['stock'][number]]
    const items = goods.stock.map(({ color_name: _, ...row }) => ({ ...row, quantity: 2 }))
    await desk.goods.setStock({ params: { id: goods.id }, body: { items } })
    const line = { product_id: goods.id, variation_id, size, count: 1, is_special: false }
    const colors = goods.colors.map(({ color_id, photos }) => ({ color_id, photos, sizes: ['39'] }))
    const quotes = await Promise.all(
      [1, 2, 3].map(() => store.sdk.retailOrders.delivery.services({ body: { items: [line] } })),
    )
    const place = (body: ReturnType<typeof orderFor>) =>
      store.sdk.retailOrders.orders.place({ body, idempotencyKey: randomUUID() })
    const [first, ...orders] = await Promise.all([
      refusalOf(desk.goods.setColors({ ...at(goods), body: { colors } })),
      ...quotes.map((quote) => refusalOf(place(orderFor(quote)))),
    ])
    expect(first).toBe('answered')
    for (const one of orders)
      if (one !== 'answered') expect(['SOLD_OUT', 'QUOTE_STALE', 'INVALID']).toContain(one.code)
    expect(orders.filter((one) => one === 'answered').length).toBeLessThanOrEqual(2)
    const after = await read(goods.id)
    expect(after.stock.map((row) => [row.size, row.quantity])).toEqual([
      ['39', 2],
      ['39', 2],
    ])
  })

  test('published workshops are found by prefixes of words of their names in any language, up to 20', async () => {
    const find = (text?: string) => desk.artisans.choices({ query: text === undefined ? {} : { text } })
    const all = await desk.artisans.list({ query: { state: 'published', per_page: 100 } })
    const first = await find()
    expect(first.artisans).toHaveLength(Math.min(all.total, 20))
    expect(first.has_more).toBe(all.total > 20)
    const one = first.artisans.at(-1)!
    for (const language of ['en', 'ru', 'kg'] as const) {
      const words = one.name[language].match(/[\p{L}\p{N}]+/gu) ?? []
      for (const word of words) {
        const { artisans, has_more } = await find(` «${word.slice(0, -1).toUpperCase()}» `)
        if (!has_more) expect(artisans, word).toContainEqual(one)
      }
      expect((await find(words.toReversed().join(' '))).artisans, language).toContainEqual(one)
      const inside = words.find((word) => word.length > 4)?.slice(2) ?? 'aaaa'
      for (const { name } of (await find(inside)).artisans)
        expect(Object.values(name).join(' ').toLowerCase()).toMatch(
          new RegExp(`(^|[^\\p{L}])${inside.toLowerCase()}`, 'u'),
        )
    }
    for (const text of ['%', '_', '\\', "'", '«»', 'нет такой мастерской'])
      expect(await find(text), text).toEqual({ artisans: [], has_more: false })
    expect(await find('  '), 'nothing').toEqual(first)
  })

  test('a workshop that was sent back is not offered, but its products still name it', async () => {
    const made = await desk.specialGoods.create({ body: await specialGoods(desk, 'kalpak-of-a-hidden-one') })
    const params = { id: made.artisan_id! }
    expect(made.artisan).toMatchObject(params)
    const { revision } = await desk.artisans.read({ params })
    const back = await desk.artisans.sendBack({
      params,
      query: { revision },
      body: { reason: 'A photo, please.' },
    })
    expect((await desk.artisans.choices({ query: {} })).artisans).not.toContainEqual(made.artisan)
    expect((await desk.specialGoods.read({ params: { id: made.id } })).artisan).toEqual(made.artisan)
    await desk.artisans.publish({ params, query: { revision: back.revision } })
    expect((await desk.artisans.choices({ query: {} })).artisans).toContainEqual(made.artisan)
  })

  test('special goods are created with a workshop and days to make them', async () => {
    const made = await desk.specialGoods.create({ body: await specialGoods(desk, 'kalpak-of-one') })
    const colors = [
      { color_id: (await desk.specialGoods.choices()).colors[0]!.id, photos: [], sizes: ['56'] },
    ]
    const colored = await desk.specialGoods.setColors({ ...at(made), body: { colors } })
    await desk.specialGoods.setPrices({ params: { id: made.id }, query: { revision: 0 }, body: priced('KG') })
    const shown = () => store.sdk.specialGoods.products.read({ params: { slug: 'kalpak-of-one' } })
    await expect.poll(() => refusalOf(shown())).toBe('answered')
    expect(await shown()).toMatchObject({ made_to_order_days: 12, artisan: { id: made.artisan_id } })
    const { artisans } = await desk.artisans.choices({ query: {} })
    const artisan_id = artisans[1]!.id
    const body = await specialGoods(desk, 'kalpak-of-two', { artisan_id, made_to_order_days: null })
    await desk.specialGoods.update({ ...at(colored), body })
    await expect.poll(async () => (await shown()).slug).toBe('kalpak-of-two')
    expect(await shown()).toMatchObject({ made_to_order_days: null, artisan: { id: artisan_id } })
    const ofArtisan = await store.sdk.specialGoods.products.list({ query: { artisan_id, count: 100 } })
    expect(ofArtisan.data.map(({ id }) => id)).toContain(made.id)
    const unknown = { ...body, artisan_id: 999_999 }
    const { revision } = await desk.specialGoods.read({ params: { id: made.id } })
    expect(
      await refusalOf(desk.specialGoods.update({ ...at({ ...made, revision }), body: unknown })),
    ).toEqual({ code: 'INVALID', fields: ['artisan_id'] })
  })

  test('wholesale goods are sold at a price only with a sole, and through a price list only when complete', async () => {
    const { wholesaleGoods: goods } = desk
    const body = await wholesaleGoods(desk, 'bare-clogs', { sole_ids: [] })
    const made = await goods.create({ body })
    const price = () =>
      goods.setPrices({ params: { id: made.id }, query: { revision: 0 }, body: priced('KG') })
    const list = (await desk.priceLists.list()).data[0]!
    const listed = () =>
      desk.listPrices.create({
        params: { id: list.id },
        body: {
          product_id: made.id,
          sole_id: null,
          from_count: 1,
          price: '900.00',
          valid_from: '2026-11-20',
          valid_until: null,
        },
      })
    expect(await refusalOf(listed())).toEqual({ code: 'INVALID', fields: ['product_id'] })
    const colors = [{ color_id: (await goods.choices()).colors[0]!.id, photos: [], sizes: ['38'] }]
    const colored = await goods.setColors({ ...at(made), body: { colors } })
    expect(await refusalOf(price())).toEqual({ code: 'INVALID', fields: ['prices'] })
    const withSoles = await wholesaleGoods(desk, 'bare-clogs')
    const soled = await goods.update({ ...at(colored), body: withSoles })
    expect(soled.sole_ids).toEqual(withSoles.sole_ids)
    await listed()
    const without = { ...withSoles, name: { ...withSoles.name, kg: '' } }
    expect(await refusalOf(goods.update({ ...at(soled), body: without })), 'a list sells it').toEqual({
      code: 'INVALID',
      fields: ['name.kg'],
    })
    const soleless = { ...withSoles, sole_ids: [] }
    expect(await refusalOf(goods.update({ ...at(soled), body: soleless })), 'nobody could order it').toEqual({
      code: 'INVALID',
      fields: ['sole_ids'],
    })
    await price()
    expect(await refusalOf(goods.remove(at(soled)))).toEqual({ code: 'INVALID', fields: ['list_prices'] })
  })

  test.each([
    ['a number for an address', { slug: '2026' }, 'slug'],
    ['an address in capitals', { slug: 'Felt' }, 'slug'],
    ['no name in any language', { name: { en: ' ', ru: '', kg: '' } }, 'name.ru'],
    ['a name with a NUL', { name: { en: 'a\0b', ru: '', kg: '' } }, 'name.en'],
    ['a name without an end', { name: { en: 'a'.repeat(121), ru: '', kg: '' } }, 'name.en'],
    ['a name in a fourth language', { name: { en: 'a', ru: '', kg: '', de: 'b' } }, 'name.de'],
    ['no weight', { weight: 0 }, 'weight'],
    ['half a gram', { weight: 0.5 }, 'weight'],
    ['a category that does not exist', { category_id: 999_999 }, 'category_id'],
    ['a size chart that does not exist', { size_chart_id: 999_999 }, 'size_chart_id'],
    ['an audience of cats', { group: 'cats' }, 'group'],
    ['a place before the first', { main_position: -1 }, 'main_position'],
    [
      'a detail without a text',
      { details: [{ name: { en: 'a', ru: '', kg: '' }, text: { en: '', ru: '', kg: '' } }] },
      'details.0.text.ru',
    ],
    ['a number of its own', { id: 1 }, 'id'],
    ['a market', { market: 'special' }, 'market'],
  ])('a product with %s is refused by field name', async (_what, changes, field) => {
    // As an invalid client would send it.
    const body = { ...(await retailGoods(desk, 'refused-mules')), ...changes } as never
    expect(await refusalOf(desk.goods.create({ body }))).toEqual({ code: 'INVALID', fields: [field] })
    expect((await desk.goods.list({ query: { text: 'refused-mules' } })).total).toBe(0)
  })

  test.each([
    ['a colour that does not exist', { color_id: 999_999 }, 'color_id'],
    ['a photo that nobody uploaded', { photos: ['/media/made-up.jpg'] }, 'photos.0'],
    ['a photo of another host', { photos: ['https://evil.example/a.jpg'] }, 'photos.0'],
    ['a size twice', { sizes: ['38', '39', '38'] }, 'sizes.2'],
    ['a list for a size', { sizes: ['38, 39'] }, 'sizes.0'],
    ['an empty size', { sizes: [' '] }, 'sizes.0'],
    ['half a character for a size', { sizes: ['\ud83e'] }, 'sizes.0'],
    ['pieces', { quantity: 5 }, 'quantity'],
  ])('a colour with %s is refused by its path', async (_what, changes, field) => {
    const [draft] = (await desk.goods.list({ query: { text: 'colour-tests' } })).data
    const { id, revision } = draft
      ? await read(draft.id)
      : await desk.goods.create({ body: await retailGoods(desk, 'colour-tests') })
    const [color] = await twoColors(desk)
    const colors = [{ ...color!, ...changes } as never]
    expect(await refusalOf(desk.goods.setColors({ ...at({ id, revision }), body: { colors } }))).toEqual({
      code: 'INVALID',
      fields: [`colors.0.${field}`],
    })
    expect(await read(id)).toMatchObject({ revision, colors: [] })
  })

  test('a photo that one colour has twice, or a colour that is listed twice, is refused by its path', async () => {
    const { id, revision } = await desk.goods.create({ body: await retailGoods(desk, 'twice-of-all') })
    const { path } = await desk.images.upload(await aPhoto())
    const [color] = await twoColors(desk)
    const colors = [{ ...color!, photos: [path, path] }, color!]
    expect(await refusalOf(desk.goods.setColors({ ...at({ id, revision }), body: { colors } }))).toEqual({
      code: 'INVALID',
      fields: ['colors.1.color_id', 'colors.0.photos.1'],
    })
  })

  test('unknown products, and those of another market, are not found', async () => {
    const [special] = (await desk.specialGoods.list()).data
    for (const id of [2_000_000, special!.id]) {
      const where = { params: { id }, query: { revision: 0 } }
      const calls = [
        desk.goods.update({ ...where, body: await retailGoods(desk, 'nowhere') }),
        desk.goods.setColors({ ...where, body: { colors: [] } }),
        desk.goods.setLinks({ ...where, body: { links: [] } }),
        desk.goods.copy({ params: { id } }),
        desk.goods.remove(where),
      ]
      const refused = await Promise.all(calls.map(refusalOf))
      expect(refused).toEqual(refused.map(() => ({ code: 'NOT_FOUND', fields: [] })))
    }
  })
})
