import { createStore, memoryPorts } from '@shyrdak/react-store'
import { ManagedArticle, ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { serverI18n } from '../../messages/server-i18n.ts'
import type { EditorKind } from './editor-kind.ts'
import { openEditor } from './editor-session.ts'
import { articleKind } from './kinds/article-kind.ts'
import { pageKind } from './kinds/page-kind.ts'

const PAGES = 'POST /management/content/pages'
const ARTICLES = 'POST /management/content/blog'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const PAGE = { url: 'felt', title: inAll('Felt'), description: inAll('') }
const ARTICLE = {
  url: 'felt',
  category_id: 1,
  title: inAll('Felt'),
  summary: inAll('Of felt'),
  photo: '/media/felt.jpg',
  published_at: '',
}

/** Opens a new page with these fields. `save` resolves with what the editor then shows. */
async function newPage(kind: EditorKind, fields: object, transport: FakeTransport) {
  const created: number[] = []
  const { actor } = openEditor({
    store: createStore({
      ...memoryPorts(),
      language: 'en',
      country: 'KG',
      i18n: serverI18n('en'),
      transport,
    }),
    kind,
    id: null,
    start: { address: '', copyOf: null, content: async () => inAll('[]') },
    language: 'en',
    onCreated: (id) => created.push(id),
  })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  const type = (typed: object) =>
    actor.send({ type: 'fields.set', fields: { ...fields, ...typed }, about: 'url' })
  async function save() {
    actor.send({ type: 'page.save' })
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches({ editing: 'saving' }))
    return value
  }
  type({})
  return { created, type, save, actor }
}

const keysOf = (transport: FakeTransport, call: typeof PAGES) =>
  transport.callsOf(call).map(({ idempotencyKey }) => idempotencyKey)

test('a new page that is saved again after a lost response is created once', async () => {
  const transport = fakeTransport({ [PAGES]: refusal('NETWORK') })
  const { created, save } = await newPage(pageKind, PAGE, transport)
  expect(await save()).toEqual({ editing: 'failed' })
  transport.answer(PAGES, build(ManagedPage, { ...PAGE, id: 7, revision: 1, content: inAll('[]') }))
  expect(await save()).toEqual({ editing: 'saved' })
  const [first, again] = keysOf(transport, PAGES)
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(created).toEqual([7])
})

test('an article that is published at once is sent again unchanged after a lost response', async () => {
  const transport = fakeTransport({ [ARTICLES]: refusal('TIMEOUT') })
  const { save } = await newPage(articleKind, ARTICLE, transport)
  expect(await save()).toEqual({ editing: 'failed' })
  const made = {
    ...ARTICLE,
    id: 7,
    revision: 1,
    content: inAll('[]'),
    published_at: '2026-11-20T09:00:00.000Z',
  }
  transport.answer(ARTICLES, build(ManagedArticle, made))
  expect(await save()).toEqual({ editing: 'saved' })
  const [first, again] = transport.callsOf(ARTICLES)
  expect(again).toMatchObject({ body: first?.body, idempotencyKey: first?.idempotencyKey })
  expect(first?.body).toMatchObject({ published_at: null })
})

test('a page that was changed after a lost response can still be added as another one', async () => {
  const transport = fakeTransport({ [PAGES]: refusal('NETWORK') })
  const { save, type, actor } = await newPage(pageKind, PAGE, transport)
  await save()
  type({ url: 'felts' })
  transport.answer(PAGES, refusal('KEY_REUSED'))
  expect(await save()).toEqual({ editing: 'failed' })
  expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'KEY_REUSED' })
  transport.answer(PAGES, build(ManagedPage, { ...PAGE, id: 8, revision: 1, content: inAll('[]') }))
  expect(await save()).toEqual({ editing: 'saved' })
  const [first, refused, another] = keysOf(transport, PAGES)
  expect(refused).toBe(first)
  expect(another).not.toBe(first)
})

test('a new page that was stored unnoticed and then deleted by a colleague can be created again', async () => {
  const transport = fakeTransport({ [PAGES]: refusal('NETWORK') })
  const { save, actor } = await newPage(pageKind, PAGE, transport)
  await save()
  transport.answer(PAGES, refusal('NOT_FOUND'))
  expect(await save()).toEqual({ editing: 'gone' })
  transport.answer(PAGES, build(ManagedPage, { ...PAGE, id: 8, revision: 1, content: inAll('[]') }))
  actor.send({ type: 'page.recreate' })
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'saved' }))
  const [first, gone, another] = keysOf(transport, PAGES)
  expect(gone).toBe(first)
  expect(another).not.toBe(first)
})
