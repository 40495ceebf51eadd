import { expect, type Page } from '@playwright/test'
import { inEach, type Manager, type Refusal } from '../store/manager.ts'
import type { HostileStore } from './hostile-store.ts'
import { batchesOf, languageOf, only, storable, test } from './hostile.ts'
import { IMAGE, saying } from './html-fields.ts'
import { ADDRESSES, PAYLOADS } from './payloads/index.ts'
import { openHostilePage } from './open-hostile-page.ts'

const TABS = ['product_information', 'checkout', 'delivery', 'return_policy', 'contact_us'] as const
const paragraphs = (payloads: readonly string[]) =>
  payloads.map((content) => ({ componentName: 'Paragraph', props: { content: saying(content) } }))

/** Adds items, twenty at a time. Each is accepted or refused. */
async function addAll(manage: Manager, kind: string, bodies: readonly object[]): Promise<number> {
  let taken = 0
  for (const some of batchesOf(bodies, 20))
    for (const { status, body } of await Promise.all(some.map((one) => manage<Refusal>('POST', kind, one)))) {
      expect([200, 422], JSON.stringify(body).slice(0, 300)).toContain(status)
      if (status === 200) taken += 1
    }
  return taken
}

const faqOf = (payload: string, place: number) => ({
  tab: TABS[place % TABS.length],
  question: inEach(payload.slice(0, 400)),
  answer: inEach(`felt ${payload}`),
  position: place,
})

async function openAllAnswers(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await page.evaluate(() => new Promise((go) => setTimeout(go, 50)))
  }
}

test.describe('hostile questions and answers', () => {
  test('written by a manager do nothing', { tag: '@desk' }, async ({ page, watch, hostile: { manage } }) => {
    test.slow()
    expect(await addAll(manage, 'faq', PAYLOADS.map(faqOf))).toBeGreaterThan(400)
    for (const language of ['en', 'kg']) {
      expect(await openHostilePage(page, watch, `/${language}/pages/faq`)).toEqual([])
      await openAllAnswers(page)
      expect(watch.faults).toEqual([])
    }
  })

  test('in the database do nothing', { tag: '@desk' }, async ({ page, watch, hostile: { rows } }) => {
    test.slow()
    await rows.query('delete from faq_entry')
    for (const [place, payload] of PAYLOADS.entries()) {
      const { tab, question, answer, position } = faqOf(storable(payload), place)
      await rows.query('insert into faq_entry (tab, question, answer, position) values ($1, $2, $3, $4)', [
        tab,
        question,
        answer,
        position,
      ])
    }
    await rows.changed()
    for (const language of ['ru', 'kg']) {
      expect(await openHostilePage(page, watch, `/${language}/pages/faq`)).toEqual([])
      await openAllAnswers(page)
      expect(watch.faults).toEqual([])
    }
  })
})

/** The blog category of the hostile articles. */
async function hostileSubject({ manage }: HostileStore, url: string): Promise<number> {
  const { status, body } = await manage<{ id: number }>('POST', 'blog-categories', {
    url,
    title: inEach(PAYLOADS[3] ?? ''),
    description: inEach(PAYLOADS[4] ?? ''),
    position: 500,
  })
  expect(status).toBe(200)
  return body.id
}

const PUBLISHED = '2026-10-01T08:00:00.000Z'

test.describe('hostile articles', () => {
  test('written by a manager do nothing', { tag: '@desk' }, async ({ page, watch, hostile }) => {
    test.slow()
    const category_id = await hostileSubject(hostile, 'written')
    // Managers may use films that the store shows already; any other is refused.
    await hostile.rows.query(
      `insert into faq_entry (tab, question, answer, position) values ('delivery', $1, $2, 0)`,
      [inEach('Felt'), inEach('<video src="/media/none.mp4"></video>')],
    )
    for (const [place, payloads] of batchesOf(PAYLOADS).entries()) {
      const url = `written-${place}`
      const language = languageOf(place)
      const title = inEach(storable(payloads[5]).trim().slice(0, 190))
      const summary = inEach(storable(payloads[6]).trim())
      const article = { url, category_id, title, summary, photo: IMAGE, published_at: PUBLISHED }
      const content = only(language, paragraphs(payloads))
      const { status, body } = await hostile.manage('POST', 'blog', { ...article, content })
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
      expect(await openHostilePage(page, watch, `/${language}/blog/written/${url}`)).toEqual([])
    }
    expect(await openHostilePage(page, watch, '/en/blog/written')).toEqual([])
  })

  test('in the database do nothing', { tag: '@desk' }, async ({ page, watch, hostile }) => {
    test.slow()
    const category = await hostileSubject(hostile, 'put')
    for (const [place, payloads] of batchesOf(PAYLOADS).entries()) {
      const url = `put-${place}`
      const language = languageOf(place + 1)
      await hostile.rows.query(
        `insert into blog_article (url, category_id, title, summary, photo, content, published_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, now())`,
        [
          url,
          category,
          inEach(storable(payloads[7])),
          inEach(storable(payloads[8])),
          storable(ADDRESSES[place]),
          only(language, paragraphs(payloads)),
          PUBLISHED,
        ],
      )
      await hostile.rows.changed()
      expect(await openHostilePage(page, watch, `/${language}/blog/put/${url}`)).toEqual([])
    }
    expect(await openHostilePage(page, watch, '/kg/blog/put')).toEqual([])
  })
})

test.describe('hostile head entries, menus and banners', () => {
  const head = PAYLOADS.map((content, position) => ({ content, position }))

  test('written by a manager do nothing', { tag: '@desk' }, async ({ page, watch, hostile: { manage } }) => {
    test.slow()
    expect(await addAll(manage, 'head', head)).toBeLessThan(20)
    const menu = await manage<{ revision: number }>('GET', 'menus/footer')
    const taken: string[] = []
    let { revision } = menu.body
    for (const url of ADDRESSES) {
      const item = { url, title: inEach(PAYLOADS[taken.length] ?? 'felt') }
      const { status, body } = await manage<{ revision: number }>(
        'PUT',
        `menus/footer?revision=${revision}`,
        {
          items: [item],
        },
      )
      expect([200, 422], url).toContain(status)
      if (status === 200) taken.push(url)
      if (status === 200) ({ revision } = body)
    }
    const items = taken.map((url, place) => ({ url, title: inEach(PAYLOADS[place] ?? 'felt') }))
    await manage('PUT', `menus/footer?revision=${revision}`, { items })
    const banner = {
      photo: IMAGE,
      title: inEach(PAYLOADS[0] ?? ''),
      text: inEach(PAYLOADS[1] ?? ''),
      position: 1,
    }
    await addAll(
      manage,
      'banners',
      ADDRESSES.map((href) => ({ ...banner, href })),
    )
    for (const language of ['en', 'ru', 'kg'])
      expect(await openHostilePage(page, watch, `/${language}/blog`)).toEqual([])
    expect(await openHostilePage(page, watch, '/order/basket')).toEqual([])
  })

  test('in the database do nothing', { tag: '@desk' }, async ({ page, watch, hostile: { rows } }) => {
    test.slow()
    await rows.query('delete from head_entry')
    await rows.query('delete from menu_item')
    for (const { content, position } of head)
      await rows.query('insert into head_entry (content, position) values ($1, $2)', [
        storable(content),
        position,
      ])
    for (const [position, url] of ADDRESSES.entries())
      for (const menu of ['footer', 'retail'])
        await rows.query('insert into menu_item (menu, title, url, position) values ($1, $2, $3, $4)', [
          menu,
          inEach(storable(PAYLOADS[position])),
          storable(url),
          position,
        ])
    await rows.query('delete from banner')
    await rows.query(
      'insert into banner (id, photo, title, text, href, position) values (900, $1, $2, $3, $4, 1)',
      [IMAGE, inEach(storable(PAYLOADS[0])), inEach(storable(PAYLOADS[1])), 'javascript:alert(1)'],
    )
    const content = JSON.stringify([{ componentName: 'Banner', props: { id: 900 } }])
    const texts = [inEach('Felt'), inEach(content)]
    await rows.query(
      `insert into page (url, title, description, content, updated_at) values ('framed', $1, $1, $2, now())`,
      texts,
    )
    await rows.changed()
    for (const language of ['en', 'ru', 'kg'])
      expect(await openHostilePage(page, watch, `/${language}/pages/framed`)).toEqual([])
    expect(await openHostilePage(page, watch, '/order/basket')).toEqual([])
  })
})
