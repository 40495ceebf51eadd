import type { Sdk } from '@shyrdak/sdk'
import { SAVED_VERSIONS, type CompleteContract, type NewArticle, type NewPage } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { clientOf, managerOf } from './manager-of.ts'
import { refusalOf } from './shop-people.ts'

let people: PeopledStore
let content: Sdk<CompleteContract>['management']['content']
/** An image of the store. */
let photo: string
/** Another manager. */
let colleague: { id: number; content: typeof content }
beforeAll(async () => {
  people = await openPeopledStore()
  ;({ content } = (await managerOf(people.store)).management)
  photo = (await content.blog.list({})).data[0]?.photo ?? ''
  const { token, accountId } = await people.mint({ market: 'management' })
  colleague = { id: accountId, content: clientOf(people.store, token).management.content }
})
afterAll(() => people.close())

const inAll = <Thing>(thing: Thing) => ({ en: thing, ru: thing, kg: thing })
const blocks = (text: string) =>
  inAll(JSON.stringify([{ componentName: 'Paragraph', props: { content: `<p>${text}</p>` } }]))
const page = (url: string, text = 'Wool'): NewPage => ({
  url,
  title: inAll(text),
  description: inAll(''),
  content: blocks(text),
})
const article = (url: string, text = 'Wool'): NewArticle => {
  const { description: _, ...common } = page(url, text)
  return {
    ...common,
    category_id: 1,
    summary: inAll(text),
    photo,
    published_at: '2026-11-01T08:00:00.000Z',
  }
}

const addressOf = async (url: string) => (await people.store.sdk.content.pages.read({ params: { url } })).url

describe('a former version of a page', () => {
  test('is listed newest first, with when and by whom it was saved, and can be read', async () => {
    const first = await content.pages.create({ body: page('old-felt', 'First') })
    const params = { id: first.id }
    await colleague.content.pages.update({ params, query: { revision: 1 }, body: page('old-felt', 'Second') })
    const third = await content.pages.update({
      params,
      query: { revision: 2 },
      body: page('old-felt', 'Third'),
    })
    const { current, former } = await content.pages.versions({ params })
    expect(current).toEqual({
      revision: 3,
      saved_at: third.updated_at,
      saved_by: expect.stringContaining(' '),
    })
    expect(former.map(({ revision }) => revision)).toEqual([2, 1])
    expect(former[0]?.saved_by).toBe('Айгүл Осмонова')
    expect(former[1]).toMatchObject({ saved_at: first.updated_at, saved_by: current.saved_by })
    expect(await content.pages.version({ params: { ...params, revision: 1 } })).toEqual(first)
  })

  test('is not saved when a change is refused', async () => {
    const { id } = await content.pages.create({ body: page('kept-felt') })
    const params = { id }
    for (const [revision, body] of [
      [1, { ...page('kept-felt'), content: inAll('[{}]') }],
      [1, page('old-felt')],
      [7, page('kept-felt')],
    ] as const)
      await expect(content.pages.update({ params, query: { revision }, body })).rejects.toThrow()
    expect((await content.pages.versions({ params })).former).toEqual([])
  })

  test('is deleted once there are too many, and with its page', async () => {
    const { id } = await content.pages.create({ body: page('busy-felt') })
    const params = { id }
    for (let revision = 1; revision <= SAVED_VERSIONS + 2; revision++)
      await content.pages.update({ params, query: { revision }, body: page('busy-felt', `Wool ${revision}`) })
    const { former } = await content.pages.versions({ params })
    expect(former.map(({ revision }) => revision)).toEqual(
      Array.from({ length: SAVED_VERSIONS }, (_, index) => SAVED_VERSIONS + 2 - index),
    )
    expect(await refusalOf(content.pages.version({ params: { id, revision: 2 } }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    await content.pages.remove({ params, query: { revision: SAVED_VERSIONS + 3 } })
    expect(await refusalOf(content.pages.versions({ params }))).toMatchObject({ code: 'NOT_FOUND' })
    const [left] = await people.sql('select count(*)::int as rows from content_version where page_id = $1', [
      id,
    ])
    expect(left).toEqual({ rows: 0 })
  })

  test('is saved of pages that the store came with, and outlives its manager’s account', async () => {
    const pages = await content.pages.list({ query: { per_page: 100 } })
    const first = pages.data.find(({ url }) => url === 'about')
    const params = { id: first!.id }
    const { content: blocksOfAbout, ...about } = await content.pages.read({ params })
    const body = { url: about.url, title: about.title, description: about.description }
    await colleague.content.pages.update({
      params,
      query: { revision: about.revision },
      body: { ...body, content: blocks('Wool') },
    })
    const [{ former }, version] = [
      await content.pages.versions({ params }),
      await content.pages.version({ params: { ...params, revision: about.revision } }),
    ]
    expect(former).toEqual([{ revision: about.revision, saved_at: about.updated_at, saved_by: null }])
    expect(version.content).toEqual(blocksOfAbout)
    await people.sql('delete from session where account_id = $1', [colleague.id])
    await people.sql('delete from account where id = $1', [colleague.id])
    expect((await content.pages.versions({ params })).current.saved_by).toBe(null)
    await content.pages.update({
      params,
      query: { revision: about.revision + 1 },
      body: { ...body, content: blocksOfAbout },
    })
  })

  test('is saved of articles too, apart from pages with the same id', async () => {
    const made = await content.blog.create({ body: article('old-story', 'First') })
    const params = { id: made.id }
    await content.blog.update({ params, query: { revision: 1 }, body: article('old-story', 'Second') })
    expect((await content.blog.versions({ params })).former.map(({ revision }) => revision)).toEqual([1])
    expect(await content.blog.version({ params: { ...params, revision: 1 } })).toEqual(made)
    expect(await refusalOf(content.pages.version({ params: { id: 999_999, revision: 1 } }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('is saved once when several changes arrive at the same time', async () => {
    const { id } = await content.pages.create({ body: page('raced-felt') })
    const params = { id }
    const changes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        content.pages.update({ params, query: { revision: 1 }, body: page('raced-felt', `Wool ${index}`) }),
      ),
    )
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { current, former } = await content.pages.versions({ params })
    expect([current.revision, former.map(({ revision }) => revision)]).toEqual([2, [1]])
  })
})

describe('a page that has moved', () => {
  const move = async (id: number, url: string) => {
    const { revision } = await content.pages.read({ params: { id } })
    await content.pages.update({ params: { id }, query: { revision }, body: page(url) })
  }

  test('is found at all its former addresses, with the current one in the response', async () => {
    const { id } = await content.pages.create({ body: page('felt-a') })
    await move(id, 'felt-b')
    await move(id, 'felt-c')
    for (const url of ['felt-a', 'felt-b', 'felt-c']) expect(await addressOf(url)).toBe('felt-c')
    await move(id, 'felt-a')
    for (const url of ['felt-a', 'felt-b', 'felt-c']) expect(await addressOf(url)).toBe('felt-a')
  })

  test('loses a former address to a page that is created at it or moves to it', async () => {
    const first = await content.pages.create({ body: page('silk-a') })
    await move(first.id, 'silk-b')
    const second = await content.pages.create({ body: page('silk-a', 'Another') })
    expect(await addressOf('silk-a')).toBe('silk-a')
    await move(second.id, 'silk-c')
    // The address leads to the last page that left it.
    expect(await addressOf('silk-a')).toBe('silk-c')
    await content.pages.remove({ params: { id: second.id }, query: { revision: 2 } })
    expect(await refusalOf(addressOf('silk-a'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await addressOf('silk-b')).toBe('silk-b')
  })

  test('cannot take the address of an existing page', async () => {
    const { id } = await content.pages.create({ body: page('hemp-a') })
    await content.pages.create({ body: page('hemp-b') })
    await expect(move(id, 'hemp-b')).rejects.toMatchObject({ issues: [{ path: ['url'], code: 'taken' }] })
    expect(await addressOf('hemp-b')).toBe('hemp-b')
  })

  test('shares no addresses with articles', async () => {
    const made = await content.blog.create({ body: article('tale-a') })
    await content.blog.update({
      params: { id: made.id },
      query: { revision: 1 },
      body: article('tale-b'),
    })
    const read = (url: string) => people.store.sdk.content.blog.read({ params: { url } })
    expect((await read('tale-a')).url).toBe('tale-b')
    expect(await refusalOf(addressOf('tale-a'))).toMatchObject({ code: 'NOT_FOUND' })
    const tomorrow = { ...article('tale-b'), published_at: '2099-01-01T00:00:00.000Z' }
    await content.blog.update({ params: { id: made.id }, query: { revision: 2 }, body: tomorrow })
    expect(await refusalOf(read('tale-a'))).toMatchObject({ code: 'NOT_FOUND' })
  })
})
