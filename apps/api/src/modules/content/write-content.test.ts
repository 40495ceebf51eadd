import { transaction } from '#platform/sql/transaction.ts'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { NewPage } from '@shyrdak/sdk/management'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi, type Mock } from 'vitest'
import type { Transaction } from '#platform/sql/database.ts'
import { blogArticle, faqEntry, headEntry, page } from './tables.ts'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { Refusal } from '#platform/refusal.ts'
import { bannerUses } from './management/banner-uses.ts'
import { readManagedMenu } from './management/read-managed-menus.ts'
import { listBlog } from './list-blog.ts'
import { pagesShowing } from './pages-showing.ts'
import { readArticle } from './read-article.ts'
import { readFaq } from './read-faq.ts'
import { readPage } from './read-page.ts'
import { removeBlogCategory, writeBlogCategory } from './write-blog-category.ts'
import { writeArticle } from './write-article.ts'
import { writeBanner } from './write-banner.ts'
import { orderRows } from './order-rows.ts'
import { removeFaqEntry, writeFaqEntry } from './write-faq-entry.ts'
import { writeHeadEntry } from './write-head-entry.ts'
import { writeMenu } from './write-menu.ts'
import { removePage, writePage } from './write-page.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext()
})
afterAll(() => shop.close())

const now = TEST_DAY
const inAll = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, kg: `${text} kg` })
const blocks = (...nodes: unknown[]) => {
  const text = JSON.stringify(nodes)
  return { en: text, ru: text, kg: text }
}
const paragraph = (content: string) => ({ componentName: 'Paragraph', props: { content } })

const felt = (url: string): NewPage => ({
  url,
  title: inAll('Felt'),
  description: inAll('About felt'),
  content: {
    en: JSON.stringify([paragraph('<p>Wool<script>alert(1)</script></p>')]),
    ru: JSON.stringify([paragraph('<p>Шерсть</p>')]),
    kg: JSON.stringify([paragraph('<p>Жүн</p>')]),
  },
})

const write = <T>(work: (tx: Transaction) => Promise<T>) => transaction(shop.context.db, work)

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return { code: error.code, fields: error.details.issues?.map(({ path }) => path.join('.')) }
    },
  )

const revisionOf = async () => {
  const { rows } = await shop.context.db.execute<{ revision: string }>(
    sql`select revision from content_revision`,
  )
  return Number(rows[0]?.revision)
}

describe('a page', () => {
  test('is read in each language as it was written, with its HTML cleaned', async () => {
    await write((tx) => writePage(tx, felt('felt'), { now }))
    const texts = { en: 'Wool', ru: 'Шерсть', kg: 'Жүн' }
    for (const language of LANGUAGES) {
      const read = await readPage(shop.context, 'felt', language)
      expect(read).toMatchObject({ url: 'felt', title: `Felt ${language}` })
      expect(JSON.parse(read.content)).toEqual([paragraph(`<p>${texts[language]}</p>`)])
    }
    const [row] = await shop.context.db.select().from(page).where(eq(page.url, 'felt'))
    expect(row?.content.en).not.toContain('alert')
  })

  test('shows a change or removal as soon as caches are refreshed', async () => {
    const { id, revision } = await write((tx) => writePage(tx, felt('changed'), { now }))
    await readPage(shop.context, 'changed', 'ru')
    const before = await revisionOf()
    const changed = { ...felt('changed'), title: inAll('Wool') }
    await write((tx) => writePage(tx, changed, { now, over: { id, revision } }))
    expect(await revisionOf()).toBe(before + 1)
    shop.refreshCaches()
    expect((await readPage(shop.context, 'changed', 'ru')).title).toBe('Wool ru')
    await write((tx) => removePage(tx, { id, revision: revision + 1 }))
    shop.refreshCaches()
    expect(await refusalOf(readPage(shop.context, 'changed', 'ru'))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is not overwritten when someone else has changed it meanwhile', async () => {
    const { id, revision } = await write((tx) => writePage(tx, felt('contested'), { now }))
    const over = { id, revision }
    const both = await Promise.all(
      ['One', 'Other'].map((name) =>
        refusalOf(write((tx) => writePage(tx, { ...felt('contested'), title: inAll(name) }, { now, over }))),
      ),
    )
    expect(both).toEqual(expect.arrayContaining([{ code: 'STALE', fields: undefined }, 'written']))
  })

  test('that does not exist cannot be changed', async () => {
    const over = { id: 999_999, revision: 1 }
    expect(await refusalOf(write((tx) => writePage(tx, felt('nowhere'), { now, over })))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('cannot take the address of another', async () => {
    await write((tx) => writePage(tx, felt('taken'), { now }))
    const refused = { code: 'INVALID', fields: ['url'] }
    expect(await refusalOf(write((tx) => writePage(tx, felt('taken'), { now })))).toEqual(refused)
    const { id, revision } = await write((tx) => writePage(tx, felt('free'), { now }))
    expect(
      await refusalOf(write((tx) => writePage(tx, felt('taken'), { now, over: { id, revision } }))),
    ).toEqual(refused)
  })

  test.each<[string, Partial<NewPage>, string[]]>([
    ['no title in Kyrgyz', { title: { ...inAll('Felt'), kg: ' ' } }, ['title.kg']],
    ['an address of two words', { url: 'felt rugs' }, ['url']],
    ['a title with half a character', { title: { ...inAll('Felt'), ru: '\ud83e' } }, ['title.ru']],
    ['a title with a NUL', { title: { ...inAll('Felt'), en: 'a\0b' } }, ['title.en']],
    ['a text that is no JSON', { content: { ...blocks(), ru: '<p>Felt</p>' } }, ['content.ru']],
    [
      'lists in lists without end',
      { content: { ...blocks(), kg: `${'['.repeat(200_000)}${']'.repeat(200_000)}` } },
      ['content.kg.0'],
    ],
    ['an unknown block', { content: { ...blocks(), en: '[{"componentName":"Marquee"}]' } }, ['content.en.0']],
    [
      'a link to a script, deep in the page',
      {
        content: {
          ...blocks(),
          kg: JSON.stringify([
            {
              componentName: 'Container',
              children: [
                { componentName: 'Button', props: { buttonText: 'x', buttonLink: 'javascript:alert(1)' } },
              ],
            },
          ]),
        },
      },
      ['content.kg.0.children.0.props.buttonLink'],
    ],
    [
      'a text of which cleaning leaves nothing, and a question without words in one language',
      {
        content: {
          ...blocks(),
          ru: JSON.stringify([paragraph('<script>alert(1)</script>')]),
          kg: JSON.stringify([
            paragraph('<p>Жүн</p>'),
            { componentName: 'Accordion', props: { items: [{ title: ' ', content: '<p>Жүн</p>' }] } },
          ]),
        },
      },
      ['content.ru.0.props.content', 'content.kg.1.props.items.0.title'],
    ],
  ])('with %s is refused by field path', async (_what, changes, fields) => {
    const input = { ...felt('wrong'), ...changes }
    expect(await refusalOf(write((tx) => writePage(tx, input, { now })))).toEqual({ code: 'INVALID', fields })
  })

  test('of ten megabytes is too large', async () => {
    const input = { ...felt('large'), content: blocks(paragraph('я'.repeat(10_000_000))) }
    expect(await refusalOf(write((tx) => writePage(tx, input, { now })))).toEqual({
      code: 'TOO_LARGE',
      fields: ['content.en'],
    })
  })

  test('whose cleaned HTML exceeds the limit is refused', async () => {
    const input = { ...felt('grown'), content: blocks(paragraph('&'.repeat(90_000))) }
    expect(await refusalOf(write((tx) => writePage(tx, input, { now })))).toMatchObject({
      code: 'INVALID',
      fields: expect.arrayContaining(['content.en.0.props.content']),
    })
  })
})

describe('a page with a broken row in the database', () => {
  test.each([
    ['no text at all', '5', '"x"', 'null'],
    ['lists for texts', '[]', '[1]', '[["a"]]'],
    ['one language only', '{"ru":"Войлок"}', '{}', '{"ru":"[]"}'],
    ['broken blocks', '{"ru":"Войлок"}', '{}', '{"ru":"[{\\"componentName\\":5},{"}'],
  ])('with %s is still readable', async (_what, title, description, content) => {
    await shop.context.db.execute(sql`
      insert into page (url, title, description, content, updated_at)
      values ('broken', ${title}::jsonb, ${description}::jsonb, ${content}::jsonb, now())
      on conflict (url) do update
      set title = excluded.title, description = excluded.description, content = excluded.content`)
    shop.refreshCaches()
    for (const language of LANGUAGES)
      expect(await readPage(shop.context, 'broken', language)).toMatchObject({ url: 'broken', content: '[]' })
  })

  test('with a script is cleaned when it is read', async () => {
    const text = JSON.stringify([paragraph('<b>Felt</b><img src=x onerror=alert(1)>')])
    const content = JSON.stringify({ en: text, ru: text, kg: text })
    await shop.context.db.execute(sql`
      insert into page (url, title, description, content, updated_at)
      values ('scripted', '{}', '{}', ${content}::jsonb, now())`)
    expect((await readPage(shop.context, 'scripted', 'en')).content).toBe(
      JSON.stringify([paragraph('<b>Felt</b>')]),
    )
  })
})

describe('the blog', () => {
  const article = (url: string, category_id: number, published_at: string | null) => ({
    url,
    category_id,
    title: inAll('Shyrdak'),
    summary: inAll('Of felt'),
    photo: '/media/shyrdak.jpg',
    content: blocks(paragraph('<p>Felt</p>')),
    published_at,
  })
  const category = (url: string) => ({ url, title: inAll(url), description: inAll(url), position: 1_000 })
  const listed = async (categoryId: number) =>
    listBlog(shop.context, {
      language: 'kg',
      country: 'KG',
      query: { category_id: categoryId, per_page: 100 },
    })

  test('lists the published articles of a category, the newest first', async () => {
    const { id } = await write((tx) => writeBlogCategory(tx, category('makers'), { now }))
    await write(async (tx) => {
      await writeArticle(tx, article('older', id, '2026-10-01T08:00:00Z'), { now })
      await writeArticle(tx, article('newer', id, '2026-11-01T08:00:00Z'), { now })
      await writeArticle(tx, article('tomorrow', id, '2026-11-21T08:00:00Z'), { now })
    })
    shop.refreshCaches()
    const { data, total } = await listed(id)
    expect(data.map(({ url }) => url)).toEqual(['newer', 'older'])
    expect(total).toBe(2)
    expect(data[0]).toMatchObject({
      title: 'Shyrdak kg',
      category_url: 'makers',
      category_title: 'makers kg',
    })
    expect((await listed(0)).total).toBeGreaterThanOrEqual(2)
    const page = { query: { category_id: id, per_page: 1 }, language: 'kg', country: 'KG' } as const
    expect((await listBlog(shop.context, page)).next_page_url).toBe(
      `/api/frontend/blog?category_id=${id}&locale=kg&per_page=1&page=2&country_iso_code=KG`,
    )
    expect(await refusalOf(readArticle(shop.context, 'tomorrow', 'kg'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await readArticle(shop.context, 'newer', 'ru')).toMatchObject({ summary: 'Of felt ru' })
  })

  test('lists an article without a time of publication at once, and dates it now', async () => {
    const { id } = await write((tx) => writeBlogCategory(tx, category('at-once'), { now }))
    await write((tx) => writeArticle(tx, article('fresh', id, null), { now }))
    shop.refreshCaches()
    expect((await listed(id)).data).toMatchObject([{ url: 'fresh', published_at: now.toISOString() }])
  })

  test('refuses to delete a category with articles, and an article without a valid category or date', async () => {
    const { id } = await write((tx) => writeBlogCategory(tx, category('travels'), { now }))
    await write((tx) => writeArticle(tx, article('road', id, '2026-10-01T08:00:00Z'), { now }))
    expect(await refusalOf(write((tx) => removeBlogCategory(tx, { id, revision: 1 })))).toEqual({
      code: 'INVALID',
      fields: ['id'],
    })
    const lost = article('lost', 999_999, '2026-10-01T08:00:00Z')
    expect(await refusalOf(write((tx) => writeArticle(tx, lost, { now })))).toEqual({
      code: 'INVALID',
      fields: ['category_id'],
    })
    for (const time of ['2026-02-28T99:00:00Z', '2026-02-31T08:00:00Z', '0000-01-01T08:00:00Z']) {
      const never = article('never', id, time)
      expect(await refusalOf(write((tx) => writeArticle(tx, never, { now })))).toEqual({
        code: 'INVALID',
        fields: ['published_at'],
      })
    }
  })

  test('lists an article with an invalid photo without the photo', async () => {
    await shop.context.db
      .update(blogArticle)
      .set({ photo: 'https://evil.example/pixel.png' })
      .where(eq(blogArticle.url, 'road'))
    const { data } = await listed(0)
    expect(data.find(({ url }) => url === 'road')).toMatchObject({ photo: null })
  })
})

test('FAQ answers are sorted by tab and position, with their HTML cleaned', async () => {
  await write(async (tx) => {
    const entry = { question: inAll('How long?'), answer: inAll('<p onclick="x()">Three days</p>') }
    await writeFaqEntry(tx, { ...entry, tab: 'contact_us', position: 0 }, { now })
    await writeFaqEntry(tx, { ...entry, tab: 'delivery', position: 9_001 }, { now })
    await writeFaqEntry(
      tx,
      { ...entry, question: inAll('Where?'), tab: 'delivery', position: 9_000 },
      { now },
    )
  })
  shop.refreshCaches()
  const entries = await readFaq(shop.context)
  const ours = entries.filter(({ answer }) => answer.kg === '<p>Three days</p> kg')
  expect(ours.map(({ tab, question }) => `${tab}: ${question.kg}`)).toEqual([
    'delivery: Where? kg',
    'delivery: How long? kg',
    'contact_us: How long? kg',
  ])
})

test('a menu that a colleague saves while it is being read is not overwritten', async () => {
  const { $client: pool } = shop.context.db
  const query = pool.query.bind(pool)
  const theirs = { items: [{ title: inAll('Theirs'), url: '/blog', childrens: [] }] }
  // TypeScript picks the last overload, with a callback, which Drizzle does not use.
  const queries = vi.spyOn(pool, 'query') as unknown as Mock<(...sent: unknown[]) => Promise<unknown>>
  queries.mockImplementationOnce(query).mockImplementationOnce(async (...sent) => {
    await write((tx) => writeMenu(tx, 'footer', theirs))
    return (query as (...sent: unknown[]) => Promise<unknown>)(...sent)
  })
  const { items, revision } = await readManagedMenu(shop.context.db, 'footer')
  queries.mockRestore()
  const mine = items.map(({ title, url }) => ({ title, url }))
  const saved = await refusalOf(write((tx) => writeMenu(tx, 'footer', { items: mine }, { revision })))
  const now = await readManagedMenu(shop.context.db, 'footer')
  expect([saved, now.items.map(({ url }) => url)]).toEqual([{ code: 'STALE', fields: undefined }, ['/blog']])
})

test('a menu is replaced as a whole, only over the version that was read', async () => {
  const before = await readManagedMenu(shop.context.db, 'footer')
  const items = [
    { title: inAll('Help'), url: '/pages/faq', childrens: [{ title: inAll('Blog'), url: '/blog' }] },
    { title: inAll('Mail'), url: 'mailto:shop@shyrdak.example' },
  ]
  await write((tx) => writeMenu(tx, 'footer', { items }, { revision: before.revision }))
  const after = await readManagedMenu(shop.context.db, 'footer')
  expect(after.items.map(({ url, childrens }) => [url, childrens.length])).toEqual([
    ['/pages/faq', 1],
    ['mailto:shop@shyrdak.example', 0],
  ])
  expect(
    await refusalOf(write((tx) => writeMenu(tx, 'footer', { items }, { revision: before.revision }))),
  ).toMatchObject({ code: 'STALE' })
  const astray = { items: [{ title: inAll('x'), url: 'javascript:alert(1)' }] }
  expect(await refusalOf(write((tx) => writeMenu(tx, 'footer', astray)))).toEqual({
    code: 'INVALID',
    fields: ['items.0.url'],
  })
})

test('a banner with an unsafe link and unsafe head entries are refused by field name', async () => {
  const banner = {
    photo: '/media/a.jpg',
    title: inAll('Felt'),
    text: inAll('Warm'),
    href: '//evil.example',
    position: 1,
  }
  expect(await refusalOf(write((tx) => writeBanner(tx, banner, { now })))).toEqual({
    code: 'INVALID',
    fields: ['href'],
  })
  const scriptHosts: string[] = []
  const meta = { content: '<!-- ours --> <META name="a" content="b">', position: 50 }
  const { id } = await write((tx) => writeHeadEntry(tx, meta, { now, scriptHosts }))
  const [row] = await shop.context.db.select().from(headEntry).where(eq(headEntry.id, id))
  expect(row?.content).toBe('<meta name="a" content="b">')
  const half = '<meta name="a" content="b"><script>alert(1)</script><style>b{}</style>'
  const data = '<script type="application/ld+json">'
  for (const [content, params] of [
    [half, { names: '<script>, <style>' }],
    [`${data}{"a":}</script>`, { broken_data: data }],
    ['<meta name="a" content="b"><meta name="c"', { unclosed: '<meta>' }],
    ['<!-- nothing -->', undefined],
  ] as const) {
    const writing = write((tx) => writeHeadEntry(tx, { content, position: 50 }, { now, scriptHosts }))
    await expect(writing).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['content'], code: 'invalid', ...(params && { params }) }] },
    })
  }
})

test('a duplicate head element is refused by name, within one entry and across two', async () => {
  const scriptHosts: string[] = []
  const save = (content: string, over?: { id: number; revision: number }) =>
    write((tx) => writeHeadEntry(tx, { content, position: 60 }, { now, scriptHosts, ...(over && { over }) }))
  const [one, two] = ['<meta name="owner" content="1">', '<meta name="owner" content="2">']
  const saved = await save(one)
  await expect(save(`${two}<META content="2" name="owner">`)).rejects.toMatchObject({
    details: {
      issues: [{ path: ['content'], code: 'duplicate', params: { twice: '<meta name="owner">' } }],
    },
  })
  await expect(save(two + one)).rejects.toMatchObject({
    details: {
      issues: [{ path: ['content'], code: 'duplicate', params: { elsewhere: '<meta name="owner">' } }],
    },
  })
  // Two services may each need a tag of the same name.
  await save(one + two, saved)
})

test('a transaction writes everything or nothing', async () => {
  const before = await revisionOf()
  const failing = write(async (tx) => {
    await writePage(tx, felt('half'), { now })
    await writePage(tx, { ...felt('other-half'), url: 'no address' }, { now })
  })
  expect(await refusalOf(failing)).toMatchObject({ code: 'INVALID' })
  expect(await refusalOf(readPage(shop.context, 'half', 'en'))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await revisionOf()).toBe(before)
})

describe('the order of FAQ entries', () => {
  const entry = (question: string) => ({
    tab: 'delivery' as const,
    question: inAll(question),
    answer: inAll('<p>Yes</p>'),
  })
  const made = async (...questions: string[]) => {
    const ids: number[] = []
    for (const one of questions) ids.push((await write((tx) => writeFaqEntry(tx, entry(one), { now }))).id)
    return ids
  }
  const waiting = async () => {
    const { rows } = await shop.context.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const orderOf = async (ids: readonly number[]) => {
    shop.refreshCaches()
    return (await readFaq(shop.context)).map(({ id }) => id).filter((id) => ids.includes(id))
  }

  test('is that of their creation, and does not change when an entry is edited', async () => {
    const was = await made('a', 'b', 'c')
    expect(await orderOf(was)).toEqual(was)
    await write((tx) => writeFaqEntry(tx, entry('A'), { now, over: { id: was[0]!, revision: 1 } }))
    expect(await orderOf(was)).toEqual(was)
  })

  test('is changed among the listed entries only, without a new revision', async () => {
    const [a, b, c, d] = (await made('a', 'b', 'c', 'd')) as [number, number, number, number]
    await write((tx) => orderRows(tx, faqEntry, { was: [a, b, d], ids: [d, a, b] }))
    expect(await orderOf([a, b, c, d])).toEqual([d, a, c, b])
    await write((tx) => writeFaqEntry(tx, entry('D'), { now, over: { id: d, revision: 1 } }))
    expect(await orderOf([a, b, c, d])).toEqual([d, a, c, b])
  })

  test('changed by two managers at once is the first one’s; the second is refused as stale', async () => {
    const was = await made('a', 'b', 'c')
    const [a, b, c] = was as [number, number, number]
    const { promise, resolve } = Promise.withResolvers<void>()
    const ordered = Promise.withResolvers<void>()
    const first = write(async (tx) => {
      await orderRows(tx, faqEntry, { was, ids: [c, a, b] })
      ordered.resolve()
      await promise
    })
    await ordered.promise
    const second = refusalOf(write((tx) => orderRows(tx, faqEntry, { was, ids: [b, a, c] })))
    await expect.poll(waiting).toBe(1)
    resolve()
    await first
    expect(await second).toMatchObject({ code: 'STALE' })
    expect(await orderOf(was)).toEqual([c, a, b])
  })

  test('is refused over a stale order, and with entries missing or repeated', async () => {
    const [a, b, c] = (await made('a', 'b', 'c')) as [number, number, number]
    const put = (was: number[], ids: number[]) =>
      refusalOf(write((tx) => orderRows(tx, faqEntry, { was, ids })))
    expect(await put([b, a, c], [a, b, c])).toMatchObject({ code: 'STALE' })
    await write((tx) => removeFaqEntry(tx, { id: c, revision: 1 }))
    expect(await put([a, b, c], [c, b, a])).toMatchObject({ code: 'STALE' })
    for (const [was, ids] of [
      [
        [a, b],
        [a, a],
      ],
      [[a, b], [a]],
    ] as const)
      expect(await put([...was], [...ids])).toEqual({ code: 'INVALID', fields: ['ids'] })
  })
})

test('a page that was changed meanwhile is not removed by someone who has not read the change', async () => {
  const { id } = await write((tx) => writePage(tx, felt('two-readers'), { now }))
  await write((tx) => writePage(tx, felt('two-readers'), { now, over: { id, revision: 1 } }))
  expect(await refusalOf(write((tx) => removePage(tx, { id, revision: 1 })))).toMatchObject({ code: 'STALE' })
  await write((tx) => removePage(tx, { id, revision: 2 }))
  expect(await refusalOf(write((tx) => removePage(tx, { id, revision: 2 })))).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a banner lists the pages that show it in any language', async () => {
  const { id } = await write((tx) =>
    writeBanner(tx, { photo: '/media/a.jpg', title: inAll('Felt'), text: inAll('Warm'), href: '' }, { now }),
  )
  const inside = { componentName: 'Container', children: [{ componentName: 'Banner', props: { id } }] }
  const content = { ...felt('x').content, kg: JSON.stringify([inside]) }
  await write((tx) => writePage(tx, { ...felt('with-banner'), content }, { now }))
  const [use, ...others] = await bannerUses(shop.context.db, id)
  expect(use).toMatchObject({ kind: 'page', url: 'with-banner', category_url: null })
  expect(others).toEqual([])
  expect(await bannerUses(shop.context.db, id + 1)).toEqual([])
})

test('pages that show a category of goods are found, and a broken page is skipped', async () => {
  const goods = blocks({ componentName: 'Products', props: { catigories: [{ catigory: 7_001 }] } })
  const { id } = await write((tx) => writePage(tx, { ...felt('with-goods'), content: goods }, { now }))
  await write((tx) => writePage(tx, felt('broken-goods'), { now }))
  await shop.context.db
    .update(page)
    .set({ content: { en: '[{"componentName":"Products"', ru: '7', kg: 'Products' } })
    .where(eq(page.url, 'broken-goods'))
  expect(await pagesShowing(shop.context.db, { block: 'Products', id: 7_001 })).toEqual(['with-goods'])
  expect(await pagesShowing(shop.context.db, { block: 'Products', id: 7_002 })).toEqual([])
  expect(await pagesShowing(shop.context.db, { block: 'SpecialProduct', id: 7_001 })).toEqual([])
  await write((tx) => removePage(tx, { id, revision: 1 }))
})
