import { search, type ListingFilters } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '#testing/open-demo-shop.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const find = (text: string, filters: ListingFilters = {}, country = 'KG') =>
  shop.answer(search.products, { body: { text, ...filters } }, { country })
const slugs = async (text: string, filters: ListingFilters = {}) =>
  (await find(text, { per_page: 250, ...filters })).data.map(({ slug }) => slug)

describe('a shopper finds', () => {
  test.each([
    ['in English', 'kalpak', 'ak-kalpak'],
    ['in Russian', 'берет', 'boulevard-beret'],
    ['in Kyrgyz', 'жаздык', 'kochkor-cushion'],
    ['with Kyrgyz letters', 'өтүк', 'dolon-pass-boots'],
    ['without Kyrgyz letters', 'отук', 'dolon-pass-boots'],
    ['by a Russian ending', 'ковров', 'moon-over-tash-rabat'],
    ['by another Russian ending', 'тапочками', 'naryn-mules'],
    ['by an English ending', 'slipper', 'naryn-mules'],
    ['by a Kyrgyz ending', 'тапичкелерди', 'naryn-mules'],
    ['by a Kyrgyz ending that changes the word', 'калпагын', 'ak-kalpak'],
    ['by е for ё', 'верблюд из каравана', 'caravan-camel'],
    ['by ё for е', 'бёрет', 'boulevard-beret'],
    ['with a wrong letter', 'шырдок', 'four-seasons-shyrdak'],
    ['with a letter too few', 'тапчки', 'naryn-mules'],
    ['with a letter too many', 'valennki', 'dolon-pass-boots'],
    ['with swapped neighbours', 'colche', 'actress-cloche'],
    ['with a typo and an ending', 'тапачками', 'naryn-mules'],
    ['by the beginning of a word', 'шыр', 'four-seasons-shyrdak'],
    ['by a colour', 'индиго', 'bishkek-closed-slippers'],
    ['by kind and colour', 'красные тапочки', 'kochkor-village-slippers'],
    ['with a size beside it', 'тапочки 42', 'naryn-mules'],
    ['with small words beside it', 'тапочки для мужчин', 'naryn-mules'],
    ['in capitals', 'КАЛПАК', 'ak-kalpak'],
    ['across languages', 'kalpak ак', 'ak-kalpak'],
    ['in Latin letters', 'tapochki', 'naryn-mules'],
  ])('%s: %s', async (_how, text, slug) => {
    const found = await slugs(text)
    expect(found).toContain(slug)
  })

  test('goods with the word in their name first', async () => {
    expect((await slugs('шырдак')).slice(0, 3).every((slug) => slug.includes('shyrdak'))).toBe(true)
  })

  test.each([
    ['ак калпак', 'ak-kalpak'],
    ['Ак калпак!', 'ak-kalpak'],
    ['ak kalpak', 'ak-kalpak'],
    ['калпак «Бай»', 'bai-kalpak'],
    ['первый калпак', 'childs-kalpak'],
  ])('the product called "%s" before newer ones with these words', async (text, slug) => {
    expect((await slugs(text))[0]).toBe(slug)
  })

  test('goods with a word as it was typed before those with another form of it', async () => {
    const found = await slugs('калпак')
    const garland = found.indexOf('window-garland-kochkor')
    for (const slug of ['ak-kalpak', 'bai-kalpak']) expect(found.indexOf(slug)).toBeLessThan(garland)
  })

  test('no similar words when the word is spelled correctly', async () => {
    expect(await slugs('hats')).not.toContain('issyk-kul-mules')
    expect((await find('hats')).total).toBeLessThan(20)
  })

  test('only goods that pass the filters, with matching filter counts', async () => {
    const page = await find('валенки', { group: ['children'], facets: true, per_page: 250 })
    const all = await find('валенки', { per_page: 250 })
    expect(page.total).toBeGreaterThan(0)
    expect(page.total).toBeLessThan(all.total)
    expect(page.facets?.group.find(({ value }) => value === 'children')?.count).toBe(page.total)
    expect(page.facets?.group.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  })

  test('goods sorted by price on request', async () => {
    const { data } = await find('подушка', { sort: 'price_down', per_page: 250 })
    const costs = data.map(({ product }) => Number(product.sale_cost))
    expect(costs.length).toBeGreaterThan(3)
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  })

  test('goods filtered by a colour in that colour', async () => {
    const { data } = await find('тапочки', { color: [2], per_page: 250 })
    const { rows } = await shop.context.db.$client.query<{ id: number }>(
      'select id from variation where color_id = 2',
    )
    const inRed = new Set(rows.map(({ id }) => id))
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ variation_id }) => variation_id !== undefined && inRed.has(variation_id))).toBe(true)
  })

  test('nothing on a page behind the last one, which says where the last is', async () => {
    const { last_page: last, total } = await find('тапочки', { per_page: 5 })
    for (const page of [last + 1, last * 60])
      expect(await find('тапочки', { per_page: 5, page })).toMatchObject({
        data: [],
        total,
        last_page: last,
        next_page_url: null,
      })
  })

  test('the same goods over several pages as on one', async () => {
    const all = await slugs('войлок тапочки')
    const pages = [await slugs('тапочки', { per_page: 5 }), await slugs('тапочки', { per_page: 5, page: 2 })]
    expect(pages.flat()).toEqual((await slugs('тапочки')).slice(0, 10))
    expect(all.length).toBeLessThanOrEqual((await slugs('тапочки')).length)
  })
})

describe('a search survives', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a percent sign', '%'],
    ['wildcards', '%_%'],
    ['quotes', `'; drop table product; --`],
    ['a backslash', '\\'],
    ['emoji', '🧦🐑'],
    ['an operator', '& | ! <-> :*'],
    ['a null character', 'a\u0000b'],
    ['a half of a letter', '\ud83d'],
    ['ten kilobytes', 'войлок%\'"'.repeat(1_200)],
    ['one endless word', 'ы'.repeat(20_000)],
    ['many words', 'а б в г д е ж з и к л м н о п р с т'.repeat(50)],
    ['combining marks', 'е\u0308\u0308\u0308\u0308'],
    ['the end of Unicode', '\uffff\u{10ffff}'],
  ])('%s', async (_what, text) => {
    expect((await find(text)).total).toBeGreaterThanOrEqual(0)
  })

  test('and finds nothing for texts without letters', async () => {
    for (const text of ['', '%', '🧦', '---']) expect((await find(text)).total).toBe(0)
  })
})

describe('a search that finds nothing', () => {
  const similar = async (text: string) => (await shop.answer(search.products, { body: { text } })).similar

  test.each([
    ['two letters wrong', 'sliperz', 'slippers'],
    ['in Russian', 'тапачьки', 'тапочки'],
    ['in Kyrgyz, with its own letters', 'өтүүкк', 'өтүк'],
    ['a word that nothing has beside one that much has', 'wedding kalpak', 'kalpak'],
  ])('suggests a similar one that does: %s, %s', async (_how, text, offered) => {
    expect((await similar(text))?.map((one) => one.text)).toContain(offered)
  })

  test('suggests nothing if no word is similar, or if something was found', async () => {
    expect(await similar('qqqqxxxx')).toBeUndefined()
    expect(await similar('kalpak')).toBeUndefined()
  })

  test('suggests only searches with the number of results they have', async () => {
    const offered = (await similar('красные калпакии шырдокки')) ?? []
    expect(offered).not.toEqual([])
    for (const { text, count } of offered)
      expect((await shop.answer(search.products, { body: { text } })).total).toBe(count)
  })

  test.each([
    ['rjd`h', 'ковёр'],
    ['rjdth', 'ковер'],
    ['ыдшззукы', 'slippers'],
    ['nfgjxrb', 'тапочки'],
    ['Rhfcyst ifgrb', 'красные шапки'],
    ['красные ыдшззукы', 'красные slippers'],
  ])(
    'suggests what the keys of %s type in the other layout, with its number of results',
    async (text, meant) => {
      const { total } = await shop.answer(search.products, { body: { text: meant } })
      expect(total).toBeGreaterThan(0)
      expect(await similar(text)).toEqual([{ text: meant, count: total }])
    },
  )

  test.each(['blanket', 'жилет', 'scarf', 'xyzzy'])('suggests nothing else for %s', async (text) => {
    expect(await similar(text)).toBeUndefined()
  })
})

describe('a search by a synonym', () => {
  const goods = async (text: string) => new Set(await slugs(text))

  test.each([
    ['carpet', 'ковры'],
    ['carpets', 'ковры'],
    ['mat', 'ковры'],
    ['половик', 'ковры'],
    ['половички', 'ковры'],
    ['палас', 'ковры'],
    ['шалча', 'килем'],
    ['тапки', 'тапочки'],
    ['тапок', 'тапочки'],
    ['коврик', 'ковры'],
    ['угги', 'валенки'],
    ['пима', 'өтүк'],
    ['pillow', 'подушки'],
    ['handbag', 'сумки'],
    ['carpat', 'ковры'],
  ])('%s finds the same as %s', async (text, own) => {
    const found = await goods(text)
    expect(found.size).toBeGreaterThan(0)
    expect(found).toEqual(await goods(own))
  })

  test('shoes finds slippers and boots', async () => {
    const both = new Set([...(await goods('slippers')), ...(await goods('boots'))])
    for (const text of ['shoes', 'обувь']) expect(await goods(text)).toEqual(both)
  })

  test.each(['gift', 'gifts', 'подарок', 'сувениры', 'белек'])(
    '%s finds toys, hats, bags and cushions, and no slippers',
    async (text) => {
      const found = await goods(text)
      for (const kind of ['toys', 'hats', 'bags', 'cushions'])
        expect([...found]).toEqual(expect.arrayContaining(await slugs(kind)))
      expect((await slugs('slippers')).filter((slug) => found.has(slug))).toEqual([])
    },
  )

  test('the material of all goods narrows nothing', async () => {
    expect(await goods('felt slippers')).toEqual(await goods('slippers'))
    expect(await goods('войлочные тапочки')).toEqual(await goods('тапочки'))
    expect(await goods('кийиз өтүк')).toEqual(await goods('өтүк'))
  })

  test('a word in the name of some goods finds only these', async () => {
    expect((await goods('дорожка')).size).toBeLessThan((await goods('ковры')).size)
  })
})
