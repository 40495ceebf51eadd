import { createSdk, isShyrdakError, type Sdk } from '@shyrdak/sdk'
import { createTestDatabase, dropTestDatabase } from '@shyrdak/api/testing'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { completeContract, type CompleteContract, type NewPage } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { normalized } from './normalized.ts'
import { testTransport } from '../store/test-transport.ts'

/** The password of the demo accounts. */
const PASSWORD = 'felt-and-wool'

const withToken = ({ origin }: TestStore, token: string): Sdk<CompleteContract> =>
  createSdk(completeContract, {
    transport: testTransport({ apiHost: origin, country: () => 'KG', token: () => token }),
  })

async function managerOf(store: TestStore): Promise<Sdk<CompleteContract>> {
  const body = { email: 'manager@example.com', password: PASSWORD }
  return withToken(store, (await store.sdk.management.login.manager({ body })).access_token)
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (isShyrdakError(error)) return error.code
      throw error
    },
  )

const inAll = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, kg: `${text} kg` })
const paragraphs = (text: string) => {
  const one = (language: string) =>
    JSON.stringify([{ componentName: 'Paragraph', props: { content: `<p>${text} ${language}</p>` } }])
  return { en: one('en'), ru: one('ru'), kg: one('kg') }
}
const page = (url: string): NewPage => ({
  url,
  title: inAll('Felt'),
  description: inAll('About felt'),
  content: paragraphs('Wool'),
})

/** Creates, reads, updates, lists and removes one kind of content as a manager, and returns the responses. */
async function lifeOf<Body, Shown extends { id: number; revision: number }>(
  things: {
    list: () => Promise<{ total: number; data: { id: number }[] }>
    read: (call: { params: { id: number } }) => Promise<Shown>
    create: (call: { body: Body }) => Promise<Shown>
    update: (call: { params: { id: number }; query: { revision: number }; body: Body }) => Promise<Shown>
    remove: (call: { params: { id: number }; query: { revision: number } }) => Promise<{ id: number }>
  },
  body: Body,
  changed: Body,
) {
  const before = (await things.list()).total
  const made = await things.create({ body })
  const params = { id: made.id }
  const query = { revision: made.revision }
  const updated = await things.update({ params, query, body: changed })
  expect(await things.read({ params })).toEqual(updated)
  expect(updated.revision).toBe(made.revision + 1)
  expect(await codeOf(things.update({ params, query, body }))).toBe('STALE')
  expect((await things.list()).data.map(({ id }) => id)).toContain(made.id)
  const last = { params, query: { revision: updated.revision } }
  expect(await codeOf(things.remove({ params, query }))).toBe('STALE')
  await things.remove(last)
  expect(await codeOf(things.read({ params }))).toBe('NOT_FOUND')
  expect(await codeOf(things.remove(last))).toBe('NOT_FOUND')
  expect((await things.list()).total).toBe(before)
  return [made, updated]
}

async function everyLife({ management: { content } }: Sdk<CompleteContract>) {
  const category = { url: 'rivers', title: inAll('Rivers'), description: inAll(''), position: 500 }
  // An image that the store already shows.
  const { photo } = (await content.banners.list()).data[0]!
  const kept = await content.blogCategories.create({ body: { ...category, url: 'lakes' } })
  const article = {
    url: 'issyk-kul',
    category_id: kept.id,
    title: inAll('Issyk-Kul'),
    summary: inAll('A warm lake'),
    photo,
    content: paragraphs('Water'),
    published_at: '2026-10-01T08:00:00.000Z',
  }
  const answer = {
    tab: 'delivery' as const,
    question: inAll('How?'),
    answer: inAll('By post'),
    position: 900,
  }
  const banner = {
    photo,
    title: inAll('Lake'),
    text: inAll('Warm'),
    href: '/blog',
    position: 9,
  }
  const head = { content: '<meta name="lake" content="warm">', position: 9 }
  const lives = [
    await lifeOf(content.pages, page('life'), { ...page('life'), title: inAll('Wool') }),
    await lifeOf(content.blog, article, { ...article, url: 'son-kul' }),
    await lifeOf(content.blogCategories, category, { ...category, position: 501 }),
    await lifeOf(content.faq, answer, { ...answer, tab: 'checkout' as const }),
    await lifeOf(content.banners, banner, { ...banner, href: '' }),
    await lifeOf(content.head, head, { ...head, content: '<meta name="lake" content="cold">' }),
  ]
  await content.blogCategories.remove({ params: { id: kept.id }, query: { revision: kept.revision } })
  return lives
}

describe('the same content on PostgreSQL and on PGlite', () => {
  const stores: Partial<Record<'postgres' | 'pglite', TestStore>> = {}
  beforeAll(async () => {
    for (const engine of ['postgres', 'pglite'] as const) stores[engine] = await openTestStore({ engine })
  })
  afterAll(() => Promise.all(Object.values(stores).map((store) => store.close())))

  test('content that a manager creates, changes and removes gets the same responses on both', async () => {
    const onPostgres = await everyLife(await managerOf(stores.postgres!))
    expect(normalized(await everyLife(await managerOf(stores.pglite!)))).toEqual(normalized(onPostgres))
  })

  test.each(['postgres', 'pglite'] as const)('on %s a page is read in each language', async (engine) => {
    const store = stores[engine]!
    const manager = await managerOf(store)
    await manager.management.content.pages.create({ body: page('felt') })
    for (const locale of LANGUAGES) {
      const read = await store.sdk.content.pages.read({ params: { url: 'felt' }, query: { locale } })
      expect(read).toMatchObject({ title: `Felt ${locale}`, description: `About felt ${locale}` })
      expect(JSON.parse(read.content)).toEqual([
        { componentName: 'Paragraph', props: { content: `<p>Wool ${locale}</p>` } },
      ])
    }
    const said = await fetch(`${store.origin}/api/frontend/pages/felt`, {
      headers: { 'accept-language': 'ky' },
    })
    expect(await said.json()).toMatchObject({ title: 'Felt kg' })
  })

  test.each(['postgres', 'pglite'] as const)(
    'on %s a visitor’s message and question reach the manager, and an email subscribes once',
    async (engine) => {
      const store = stores[engine]!
      const { content } = store.sdk
      const manager = (await managerOf(store)).management.inbox
      expect(await content.subscribers.add({ body: { email: 'aigul@example.com' } })).toEqual({
        status: true,
      })
      expect(await content.subscribers.add({ body: { email: 'Aigul@Example.com' } })).toEqual({
        status: false,
      })
      const message = {
        name: 'Айгүл',
        email: 'a@example.com',
        subject: 'Wool',
        message: "'; drop table page; --\n<b>Рахмат</b>",
      }
      await content.feedback.send({ body: message })
      await content.faq.ask({ body: { question: 'Калпак барбы?' } })
      expect((await manager.feedback.list()).data[0]).toMatchObject(message)
      expect((await manager.questions.list()).data[0]).toMatchObject({ question: 'Калпак барбы?' })
      expect((await manager.subscribers.list()).data.map(({ email }) => email)).toEqual(['aigul@example.com'])
    },
  )
})

describe('a store', () => {
  let store: TestStore
  let manager: Sdk<CompleteContract>
  beforeAll(async () => {
    store = await openTestStore({ engine: 'postgres', environment: { RATE_LIMITS: 'true' } })
    manager = await managerOf(store)
  })
  afterAll(() => store.close())

  const send = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${store.origin}/api${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    return { status: response.status, said: (await response.json()) as Record<string, unknown> }
  }

  test('lets only managers write', async () => {
    const login = { body: { email: 'shopper@example.com', password: PASSWORD } }
    const shopper = withToken(store, (await store.sdk.auth.login.retail(login)).access_token)
    for (const [sdk, code] of [
      [store.sdk, 'UNAUTHENTICATED'],
      [shopper, 'FORBIDDEN'],
    ] as const) {
      expect(await codeOf(sdk.management.content.pages.create({ body: page('intruder') }))).toBe(code)
      expect(await codeOf(sdk.management.inbox.subscribers.list())).toBe(code)
      expect(
        await codeOf(
          sdk.management.content.menus.update({
            params: { name: 'retail' },
            query: { revision: 1 },
            body: { items: [] },
          }),
        ),
      ).toBe(code)
    }
    expect(await codeOf(store.sdk.content.pages.read({ params: { url: 'intruder' } }))).toBe('NOT_FOUND')
  })

  test('refuses an invalid block by its path', async () => {
    const broken = {
      ...page('broken'),
      content: { ...paragraphs('Wool'), ru: '[{"componentName":"PlainImage"}]' },
    }
    const refused = await manager.management.content.pages
      .create({ body: broken })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'INVALID' })
    expect(JSON.stringify(refused)).toContain('"ru",0,"props","src"')
  })

  test('refuses a page of ten megabytes', async () => {
    const large = { ...page('large'), content: { ...paragraphs('Wool'), en: 'я'.repeat(5_000_000) } }
    expect(await codeOf(manager.management.content.pages.create({ body: large }))).toBe('TOO_LARGE')
  })

  test.each([
    ['/frontend/subscribe', { email: 'nobody' }, 'email'],
    ['/frontend/subscribe', { email: 'a b@example.com' }, 'email'],
    ['/frontend/subscribe', { email: 'nobody@example' }, 'email'],
    ['/frontend/subscribe', {}, 'email'],
    ['/frontend/faq', { question: '  ' }, 'question'],
    ['/frontend/faq', { question: 'a\u0000b' }, 'question'],
    ['/frontend/feedback', { name: '', email: 'a@b.kg', subject: 's', message: 'm' }, 'name'],
    ['/frontend/feedback', { name: 'n', email: 'nobody', subject: 's', message: 'm' }, 'email'],
    ['/frontend/feedback', { name: 'n', email: 'a@b.kg', message: 'm' }, 'subject'],
    ['/frontend/feedback', { name: 'n', email: 'a@b.kg', subject: 's', message: '\n' }, 'message'],
  ])('refuses POST %s with %j by naming %s', async (path, body, field) => {
    const { status, said } = await send('POST', path, body)
    expect([status, said['code']]).toEqual([422, 'INVALID'])
    expect(Object.keys(said['errors'] as object)).toEqual([field])
  })

  test.each(['/frontend/subscribe', '/frontend/faq', '/frontend/feedback'])(
    'rate limits repeated calls of POST %s',
    async (path) => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => send('POST', path, {})))
      expect(answers.map(({ status }) => status)).toContain(429)
    },
  )

  test.each([
    ['/frontend/blog?category_id=-1', 422],
    ['/frontend/blog?category_id=first', 422],
    ['/frontend/blog?page=0', 422],
    ['/frontend/blog?locale=tlh', 422],
    ['/frontend/blog?category_id=999999', 200],
    ['/frontend/blog/%2e%2e%2f', 422],
    ["/frontend/blog/'", 422],
    ['/frontend/pages/no-such-page?locale=kg', 404],
    ['/frontend/pages/UPPER', 422],
    ['/frontend/blog-category/nowhere', 404],
  ])('answers GET %s with %i', async (path, status) => {
    expect((await fetch(`${store.origin}/api${path}`)).status).toBe(status)
  })

  test('describes every content endpoint in its OpenAPI document', async () => {
    const document = (await (await fetch(`${store.origin}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, object>>
    }
    const calls = [
      'POST /frontend/banners',
      'GET /frontend/blog-category',
      'GET /frontend/blog-category/{url}',
      'GET /frontend/blog',
      'GET /frontend/blog/{url}',
      'GET /frontend/faq',
      'POST /frontend/faq',
      'POST /frontend/feedback',
      'POST /frontend/menu',
      'POST /frontend/footer-menu',
      'GET /frontend/head',
      'GET /frontend/pages/{url}',
      'POST /frontend/subscribe',
    ]
    for (const call of calls) {
      const [method = '', path = ''] = call.toLowerCase().split(' ')
      expect(document.paths[path]?.[method], call).toBeDefined()
    }
  })
})

test('a page that one process changes is updated in the other', async () => {
  const database = await createTestDatabase()
  const environment = { DATABASE_URL: database.connectionString }
  const one = await openTestStore({ engine: 'postgres', environment })
  const other = await openTestStore({ engine: 'postgres', environment })
  try {
    const { content } = (await managerOf(one)).management
    const { id, revision } = await content.pages.create({ body: page('felt') })
    const params = { url: 'felt' }
    const titleAt = async ({ sdk }: TestStore) =>
      (await sdk.content.pages.read({ params, query: { locale: 'ru' } })).title
    await vi.waitFor(async () => expect(await titleAt(other)).toBe('Felt ru'))
    const changed = { ...page('felt'), title: inAll('Wool') }
    await content.pages.update({ params: { id }, query: { revision }, body: changed })
    await vi.waitFor(async () => expect(await titleAt(other)).toBe('Wool ru'), {
      timeout: 2_000,
      interval: 5,
    })
    expect(await titleAt(one)).toBe('Wool ru')
  } finally {
    await Promise.all([one.close(), other.close()])
    await dropTestDatabase(database)
  }
})
