import type { Sdk } from '@shyrdak/sdk'
import { isShyrdakError } from '@shyrdak/sdk'
import type { CompleteContract, ManagedRetailCategory } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'
import { priced, retailGoods, specialGoods, twoColors, wholesaleGoods } from './new-goods.ts'
import { aPhoto } from './photos.ts'
import { refusalOf } from './shop-people.ts'

type Client = Sdk<CompleteContract>

const inAll = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, kg: `${text} kg` })

const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: unknown) => {
      if (!isShyrdakError(error)) throw error
      return error.issues
    },
  )

describe.each(['postgres', 'pglite'] as const)('a catalogue edited by managers on %s', (engine) => {
  let store: TestStore
  let desk: Client['management']
  beforeAll(async () => {
    store = await openTestStore({ engine })
    desk = (await managerOf(store)).management
  })
  afterAll(() => store.close())

  const at = ({ id, revision }: { id: number; revision: number }) => ({ params: { id }, query: { revision } })
  const facts = (url: string) => ({ url, title: inAll(url), description: inAll('Warm'), photo: null })
  const make = (url: string, parent_id: number | null = null) =>
    desk.categories.create({ body: { ...facts(url), parent_id } })
  const page = (slug: string) => store.sdk.retailCatalogue.categories.read({ params: { slug } })
  const shownUrls = async () => (await store.sdk.retailCatalogue.categories.list()).map(({ url }) => url)
  const places = async () => (await desk.categories.list()).map(({ id, depth }) => ({ id, depth }))
  const listedIn = async (category: string) =>
    (await store.sdk.retailCatalogue.products.list({ query: { category, per_page: 250 } })).data.map(
      ({ id }) => id,
    )
  const found = async (text: string) =>
    (await store.sdk.retailCatalogue.search.products({ body: { text } })).data.map(({ id }) => id)

  /** A product sold in Kyrgyzstan. */
  async function onSale(slug: string, category_id: number): Promise<number> {
    const made = await desk.goods.create({ body: await retailGoods(desk, slug, { category_id }) })
    const colored = await desk.goods.setColors({ ...at(made), body: { colors: await twoColors(desk) } })
    const query = { revision: colored.prices_revision }
    await desk.goods.setPrices({ params: { id: made.id }, query, body: priced('KG') })
    return made.id
  }

  test('a new category is shown in the shop, last of its level, and can have products', async () => {
    const made = await make('saddle-pads')
    expect(made).toMatchObject({ ...facts('saddle-pads'), parent_id: null, depth: 0, goods: 0, drafts: 0 })
    await expect.poll(async () => (await shownUrls()).at(-1)).toBe('saddle-pads')
    const child = await make('pony-pads', made.id)
    expect(child).toMatchObject({ parent_id: made.id, depth: 1 })
    const id = await onSale('a-pony-pad', child.id)
    await expect.poll(() => listedIn('saddle-pads')).toEqual([id])
    await desk.goods.create({ body: await retailGoods(desk, 'a-pony-draft', { category_id: child.id }) })
    const counted = await desk.categories.list()
    for (const { id: category } of [made, child])
      expect(
        counted.find((one) => one.id === category),
        'as the shop shows them',
      ).toMatchObject({ goods: 1, drafts: 1 })
  })

  test('a renamed category is found by its new name, and its old address redirects until it is taken', async () => {
    const made = await make('yurt-bands')
    const id = await onSale('a-band', made.id)
    await expect.poll(() => found('yurt-bands')).toContain(id)
    const body = { ...facts('terme'), title: inAll('Terme ribbons') }
    const renamed = await desk.categories.update({ ...at(made), body })
    expect(renamed).toMatchObject({ ...body, id: made.id })
    await expect.poll(async () => (await page('yurt-bands')).url).toBe('terme')
    expect(await listedIn('terme')).toEqual([id])
    await expect.poll(() => found('ribbons')).toContain(id)
    expect(await found('yurt-bands')).not.toContain(id)
    const other = await make('yurt-bands')
    await expect.poll(async () => (await page('yurt-bands')).id).toBe(other.id)
    expect(await refusalOf(desk.categories.update({ ...at(made), body }))).toMatchObject({ code: 'STALE' })
  })

  test('a category with an invalid address, parent, photo or title is refused by field name', async () => {
    await make('twins')
    expect(await refusalOf(make('twins'))).toEqual({ code: 'INVALID', fields: ['url'] })
    expect(await refusalOf(make('orphans', 999_999))).toEqual({ code: 'INVALID', fields: ['parent_id'] })
    const photo = '/media/never-uploaded.jpg'
    const body = { ...facts('unphotographed'), parent_id: null, photo }
    expect(await refusalOf(desk.categories.create({ body }))).toEqual({ code: 'INVALID', fields: ['photo'] })
    const nameless = { ...facts('nameless'), parent_id: null, title: { ...inAll('a'), kg: '\u200b' } }
    expect(await refusalOf(desk.categories.create({ body: nameless }))).toEqual({
      code: 'INVALID',
      fields: ['title.kg'],
    })
    const second = await make('deep-two', (await make('deep-one')).id)
    const third = await make('deep-three', second.id)
    expect(await issuesOf(make('deep-four', third.id))).toMatchObject([
      { path: ['parent_id'], code: 'too_deep' },
    ])
    expect(await refusalOf(page('orphans'))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a category shows and uses its uploaded photo until it is deleted', async () => {
    const { path } = await desk.images.upload(await aPhoto())
    const isUsed = async () =>
      (await desk.images.list({ query: { per_page: 250 } })).data.find((one) => one.path === path)?.is_used
    const made = await desk.categories.create({
      body: { ...facts('pictured'), parent_id: null, photo: path },
    })
    await expect.poll(async () => (await page('pictured')).photo).toBe(path)
    expect(await isUsed()).toBe(true)
    await desk.categories.remove(at(made))
    expect(await refusalOf(page('pictured'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await isUsed()).toBe(false)
  })

  test('categories are reordered and moved to other parents, and lists of products follow', async () => {
    const [left, right] = [await make('left'), await make('right')]
    const child = await make('wanderer', left.id)
    const id = await onSale('a-wanderer', child.id)
    await expect.poll(() => listedIn('left')).toEqual([id])
    const was = await places()
    const rest = was.filter((one) => ![left.id, right.id, child.id].includes(one.id))
    const now = [{ id: right.id, depth: 0 }, { id: child.id, depth: 1 }, { id: left.id, depth: 0 }, ...rest]
    const answer = await desk.categories.order({ body: { was, places: now } })
    expect(answer.map(({ id, depth }) => ({ id, depth }))).toEqual(now)
    await expect.poll(() => listedIn('right')).toEqual([id])
    expect(await listedIn('left')).toEqual([])
    await expect.poll(async () => (await shownUrls()).slice(0, 2)).toEqual(['right', 'left'])
    // A manager who read the tree earlier does not undo the change.
    expect(await refusalOf(desk.categories.order({ body: { was, places: was } }))).toMatchObject({
      code: 'STALE',
    })
  })

  test('an order of categories that is not a tree of the same ones is refused', async () => {
    const was = await places()
    const wrong = [
      was.slice(1),
      [...was, { id: 999_999, depth: 0 }],
      [...was, was[0]!],
      was.map((one, place) => (place === 0 ? { ...one, depth: 1 } : one)),
    ]
    for (const now of wrong)
      expect(await refusalOf(desk.categories.order({ body: { was, places: now } }))).toEqual({
        code: 'INVALID',
        fields: ['places'],
      })
    expect(await places()).toEqual(was)
  })

  test('of two managers who move categories at once, one succeeds', async () => {
    const was = await places()
    const swapped = [was.at(-1)!, ...was.slice(0, -1)].map((one) => ({ ...one, depth: 0 }))
    const turned = was.toReversed().map((one) => ({ ...one, depth: 0 }))
    const said = await Promise.all(
      [swapped, turned].map((now) => refusalOf(desk.categories.order({ body: { was, places: now } }))),
    )
    expect(said.filter((one) => one === 'answered')).toHaveLength(1)
    await desk.categories.order({ body: { was: await places(), places: was } })
  })

  test('a category with subcategories or products is not deleted, and they are named in the caller’s language', async () => {
    const made = await make('full')
    const child = await make('full-below', made.id)
    const goods = await desk.goods.create({
      body: await retailGoods(desk, 'a-draft-in-it', { category_id: made.id }),
    })
    expect((await desk.categories.read({ params: { id: made.id } })).uses, 'which is said before').toEqual([
      { use: 'categories', count: 1, names: ['full-below ru'] },
      { use: 'goods', count: 1, names: ['a-draft-in-it ru'] },
    ])
    expect(await issuesOf(desk.categories.remove(at(made)))).toEqual([
      { path: ['categories'], code: 'in_use', params: { count: 1, names: 'full-below ru' } },
      { path: ['goods'], code: 'in_use', params: { count: 1, names: 'a-draft-in-it ru' } },
    ])
    await desk.goods.remove(at(goods))
    await desk.categories.remove(at(child))
    expect(await refusalOf(desk.categories.remove({ ...at(made), query: { revision: 77 } }))).toMatchObject({
      code: 'STALE',
    })
    expect(await desk.categories.remove(at(made))).toEqual({ id: made.id })
    expect(await refusalOf(desk.categories.remove(at(made)))).toMatchObject({ code: 'NOT_FOUND' })
    await expect.poll(shownUrls).not.toContain('full')
  })

  test('a category that a page or a menu shows is not deleted', async () => {
    const all: ManagedRetailCategory[] = await desk.categories.list()
    const uses = new Set<string>()
    for (const one of all)
      for (const { path, code } of await issuesOf(
        desk.categories.remove({ ...at(one) }).then(() => undefined),
      )) {
        expect(code).toBe('in_use')
        uses.add(String(path[0]))
      }
    expect([...uses].sort()).toEqual(['categories', 'goods', 'menus', 'pages'])
  })

  test('special and wholesale goods have category trees of their own', async () => {
    for (const market of ['specialCategories', 'wholesaleCategories'] as const) {
      const made = await desk[market].create({ body: { title: inAll('Chests'), parent_id: null } })
      const renamed = await desk[market].update({ ...at(made), body: { title: inAll('Trunks') } })
      expect(renamed).toMatchObject({ title: inAll('Trunks'), depth: 0, goods: 0 })
      const was = (await desk[market].list()).map(({ id, depth }) => ({ id, depth }))
      const now = [was.at(-1)!, ...was.slice(0, -1)]
      expect((await desk[market].order({ body: { was, places: now } }))[0]?.id).toBe(made.id)
      if (market === 'specialCategories') {
        const body = await specialGoods(desk, 'a-trunk', { category_id: made.id })
        const goods = await desk.specialGoods.create({ body })
        expect(await issuesOf(desk[market].remove(at(renamed)))).toMatchObject([{ path: ['goods'] }])
        await desk.specialGoods.remove(at(goods))
      }
      expect(await desk[market].remove(at(renamed))).toEqual({ id: made.id })
    }
  })

  test('a new colour is shown in the shop and used by products, and is not deleted while it is used', async () => {
    const made = await desk.colors.create({ body: { name: inAll('Cornflower'), hex: '#3B5CA8' } })
    expect(made).toMatchObject({ hex: '#3b5ca8', goods: { retail: 0, special: 0, wholesale: 0 } })
    await expect
      .poll(async () => (await store.sdk.retailCatalogue.colors.list()).at(-1)?.name)
      .toEqual(inAll('Cornflower'))
    const goods = await desk.goods.create({ body: await retailGoods(desk, 'a-blue-one') })
    const colors = [{ color_id: made.id, photos: [], sizes: ['38'] }]
    const colored = await desk.goods.setColors({ ...at(goods), body: { colors } })
    expect((await desk.colors.read({ params: { id: made.id } })).uses).toEqual([
      { use: 'goods', count: 1, names: ['a-blue-one ru'] },
    ])
    expect(await issuesOf(desk.colors.remove(at(made)))).toEqual([
      { path: ['goods'], code: 'in_use', params: { count: 1, names: 'a-blue-one ru' } },
    ])
    const name = inAll('Sky over Naryn')
    const renamed = await desk.colors.update({ ...at(made), body: { name, hex: made.hex } })
    expect((await desk.goods.read({ params: { id: goods.id } })).stock[0]?.color_name).toEqual(name)
    expect(await refusalOf(desk.colors.update({ ...at(made), body: { name, hex: made.hex } }))).toMatchObject(
      {
        code: 'STALE',
      },
    )
    await desk.goods.remove(at(colored))
    expect(await desk.colors.remove(at(renamed))).toEqual({ id: made.id })
  })

  const CHART = {
    title: inAll('Sizes of slippers'),
    note: { en: '', ru: '', kg: '' },
    columns: [inAll('EU'), inAll('Foot, cm')],
    rows: [
      ['38', '24.2'],
      ['39', '24.8'],
    ],
  }

  test('a size chart is shown by the products that choose it, and is not deleted while they do', async () => {
    const made = await desk.sizeCharts.create({ body: CHART })
    expect((await desk.goods.choices()).size_charts.at(-1)).toEqual({
      id: made.id,
      name: CHART.title,
      sizes: ['38', '39'],
    })
    const body = await retailGoods(desk, 'a-measured-one', { size_chart_id: made.id })
    const goods = await desk.goods.create({ body })
    const [color] = (await desk.goods.choices()).colors
    await desk.goods.setColors({
      ...at(goods),
      body: { colors: [{ color_id: color!.id, photos: [], sizes: ['38', '45'] }] },
    })
    expect(await desk.sizeCharts.read({ params: { id: made.id } })).toMatchObject({
      shown_by: [{ id: goods.id, name: goods.name }],
      sizes_in_use: [
        { size: '38', goods: 1 },
        { size: '45', goods: 1 },
      ],
    })
    const bulk = await wholesaleGoods(desk, 'measured-in-bulk', { size_chart_id: made.id })
    const wholesale = await desk.wholesaleGoods.create({ body: bulk })
    expect((await desk.sizeCharts.list()).data.at(-1)).toEqual({
      id: made.id,
      title: CHART.title,
      sizes: ['38', '39'],
      goods: { retail: 1, special: 0, wholesale: 1 },
    })
    expect(await issuesOf(desk.sizeCharts.remove(at(made)))).toEqual([
      {
        path: ['goods'],
        code: 'in_use',
        params: { count: 2, names: 'a-measured-one ru, measured-in-bulk ru' },
      },
    ])
    const changed = await desk.sizeCharts.update({
      ...at(made),
      body: { ...CHART, rows: [['40', ' 25.5 ']] },
    })
    expect(changed.rows).toEqual([['40', '25.5']])
    expect(await refusalOf(desk.sizeCharts.update({ ...at(made), body: CHART }))).toMatchObject({
      code: 'STALE',
    })
    await desk.goods.remove(at(await desk.goods.read({ params: { id: goods.id } })))
    await desk.wholesaleGoods.remove(at(wholesale))
    expect(await desk.sizeCharts.remove(at(changed))).toEqual({ id: made.id })
    expect(await refusalOf(desk.sizeCharts.read({ params: { id: made.id } }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test.each([
    ['a row that is too short', { rows: [['38']] }, 'rows.0'],
    [
      'a row without a size',
      {
        rows: [
          ['38', '24'],
          ['', '24'],
        ],
      },
      'rows.1.0',
    ],
    [
      'a size that stands there twice',
      {
        rows: [
          ['38', '24'],
          [' 38', '25'],
        ],
      },
      'rows.1.0',
    ],
    ['a table without rows', { rows: [] }, 'rows'],
    ['a table without columns', { columns: [] }, 'columns'],
    [
      'a heading that a language lacks',
      { columns: [{ ...inAll('EU'), kg: ' ' }, inAll('cm')] },
      'columns.0.kg',
    ],
    ['a name of blanks', { title: { ...inAll('x'), en: '\u2800' } }, 'title.en'],
  ])('a size chart with %s is refused by its path', async (_what, change, field) => {
    expect(await refusalOf(desk.sizeCharts.create({ body: { ...CHART, ...change } }))).toEqual({
      code: 'INVALID',
      fields: [field],
    })
  })

  test('a sole is chosen by wholesale products, keeps its photo, and is not deleted while it is used', async () => {
    const { path } = await desk.images.upload(await aPhoto())
    const isUsed = async () => {
      const { data } = await desk.images.list({ query: { per_page: 250 } })
      return data.find((one) => one.path === path)?.is_used
    }
    const made = await desk.soles.create({ body: { name: inAll('Cork sole'), photo: path } })
    expect(made).toMatchObject({ photo: path, goods: 0 })
    const alike = { name: { ...inAll('Another sole'), ru: made.name.ru.toUpperCase() }, photo: null }
    expect(await issuesOf(desk.soles.create({ body: alike }))).toEqual([
      { path: ['name', 'ru'], code: 'taken' },
    ])
    const other = await desk.soles.create({ body: { name: inAll('Another sole'), photo: null } })
    expect(await issuesOf(desk.soles.update({ ...at(other), body: alike }))).toEqual([
      { path: ['name', 'ru'], code: 'taken' },
    ])
    await desk.soles.remove(at(other))
    expect(await isUsed()).toBe(true)
    expect((await desk.wholesaleGoods.choices()).soles.at(-1)).toEqual({ id: made.id, name: made.name })
    const body = await wholesaleGoods(desk, 'on-cork', { sole_ids: [made.id] })
    const goods = await desk.wholesaleGoods.create({ body })
    const { uses, ...listed } = made
    expect(uses).toEqual([])
    expect((await desk.soles.list()).data.at(-1)).toEqual({ ...listed, goods: 1 })
    expect((await desk.soles.read({ params: { id: made.id } })).uses).toEqual([
      { use: 'goods', count: 1, names: ['on-cork ru'] },
    ])
    expect(await issuesOf(desk.soles.remove(at(made)))).toEqual([
      { path: ['goods'], code: 'in_use', params: { count: 1, names: 'on-cork ru' } },
    ])
    const renamed = await desk.soles.update({ ...at(made), body: { name: inAll('Cork'), photo: null } })
    expect(await isUsed()).toBe(false)
    expect(
      await refusalOf(desk.soles.update({ ...at(made), body: { name: inAll('Late'), photo: null } })),
    ).toMatchObject({ code: 'STALE' })
    await desk.wholesaleGoods.remove(at(goods))
    expect(await desk.soles.remove(at(renamed))).toEqual({ id: made.id })
    expect(await refusalOf(desk.soles.remove(at(renamed)))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a sole that lacks a name in a language, or has an unknown photo, is refused by field name', async () => {
    const photo = '/media/upload-00000000-0000-4000-8000-00000000abcd.jpg'
    expect(await refusalOf(desk.soles.create({ body: { name: inAll('x'), photo } }))).toEqual({
      code: 'INVALID',
      fields: ['photo'],
    })
    const name = { ...inAll('x'), kg: ' ' }
    expect(await refusalOf(desk.soles.create({ body: { name, photo: null } }))).toEqual({
      code: 'INVALID',
      fields: ['name.kg'],
    })
  })

  test('colours are reordered, and an invalid order or hex value is refused by field name', async () => {
    const was = (await desk.colors.list()).map(({ id }) => id)
    const ids = was.toReversed()
    expect((await desk.colors.order({ body: { was, ids } })).map(({ id }) => id)).toEqual(ids)
    await expect
      .poll(async () => (await store.sdk.retailCatalogue.colors.list()).map(({ id }) => id))
      .toEqual(ids)
    expect(await refusalOf(desk.colors.order({ body: { was, ids } }))).toMatchObject({ code: 'STALE' })
    expect(await refusalOf(desk.colors.order({ body: { was: ids, ids: was.slice(1) } }))).toEqual({
      code: 'INVALID',
      fields: ['ids'],
    })
    for (const hex of ['red', '#12345', '#1234567', 'url(x)'])
      expect(await refusalOf(desk.colors.create({ body: { name: inAll('Odd'), hex } }))).toEqual({
        code: 'INVALID',
        fields: ['hex'],
      })
  })
})
