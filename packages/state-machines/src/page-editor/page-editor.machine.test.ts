import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { canHappen, pending, replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { allBlocksOf } from './find-block.ts'
import { MAX_STEPS } from './history.ts'
import { haveSameShape } from './page-trees.ts'
import { pageEditorActors } from './page-editor.actors.ts'
import {
  DRAFT_PAUSE_MS,
  pageEditorMachine,
  TYPING_PAUSE_MS,
  type PageEditorSnapshot,
} from './page-editor.machine.ts'
import type { OpenedPage, PageEditorEmitted, PageEditorEvent } from './page-editor.types.ts'
import {
  selectPageEditor,
  selectState,
  selectTheirChanges,
  type PageEditorState,
} from './page-editor.selectors.ts'
import { draftKey, listDrafts, readDraft, saveDraft } from './stored-draft.ts'
import { contentOf, nodesOf, readContent } from './stored-tree.ts'
import type { StoredPage } from './stored-page.ts'
import { contentWith, felt, idsOf, node, paragraph } from '../testing/pages.ts'

const SAVE = { type: 'page.save' } as const
const UNDO = { type: 'step.undo' } as const
const REDO = { type: 'step.redo' } as const
const NOW = Date.parse('2026-11-20T09:00:00.000Z')

const storedPage = (change: Partial<StoredPage> = {}): StoredPage => ({
  fields: { url: 'felt' },
  content: contentWith(),
  revision: 1,
  ...change,
})

/** A store with one page. As in the API, a save names the revision that it is based on. */
function shop(page: StoredPage | null = storedPage()) {
  const sent: StoredPage[] = []
  let fails: unknown = null
  const store = {
    page,
    sent,
    failNext: (error: unknown) => {
      fails = error
    },
    /** A colleague saves the page. */
    change: (change: Partial<StoredPage>) => {
      if (store.page) store.page = { ...store.page, ...change, revision: (store.page.revision ?? 0) + 1 }
    },
    load: async (): Promise<StoredPage> => {
      if (!store.page) throw refusal('NOT_FOUND')
      return store.page
    },
    save: async (saved: StoredPage): Promise<StoredPage> => {
      sent.push(saved)
      const error = fails
      fails = null
      if (error) throw error
      if (saved.revision !== null && !store.page) throw refusal('NOT_FOUND')
      if (saved.revision !== null && saved.revision !== store.page?.revision) throw refusal('STALE')
      // The store returns fields in another order, and sanitizes HTML.
      const content = Object.fromEntries(
        LANGUAGES.map((one) => [one, saved.content[one].replaceAll('<script>', '')]),
      ) as StoredPage['content'] // one entry per language
      store.page = { ...saved, content, revision: (store.page?.revision ?? 0) + 1 }
      return store.page
    },
  }
  return store
}

interface Scene {
  store?: ReturnType<typeof shop>
  storage?: ReturnType<typeof memoryStorage>
  language?: Language
  name?: () => string
}

/** A manager with an open editor. */
function manager({
  store = shop(),
  storage = memoryStorage(),
  language = 'en',
  name = () => 'page-12',
}: Scene = {}) {
  const clock = new SimulatedClock()
  const machine = pageEditorMachine.provide(
    pageEditorActors({
      name,
      load: store.load,
      save: store.save,
      storage,
      readFields: (fields) => (typeof fields['url'] === 'string' ? fields : null),
      now: () => NOW,
    }),
  )
  const actor = createActor(machine, { input: { language }, clock }).start()
  const emitted: PageEditorEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  const view = () => selectPageEditor(actor.getSnapshot())
  const reach = async (state: PageEditorState) => {
    await waitFor(actor, (snapshot) => selectState(snapshot) === state)
    return view()
  }
  const id = (place: number) => allBlocksOf(view().page.trees[view().language])[place]?.id ?? 0
  const textOf = (place: number) =>
    allBlocksOf(view().page.trees[view().language])[place]?.props['content'] as string // a text in every block used here
  const type = (value: string, place = 0) =>
    actor.send({ type: 'block.set', id: id(place), path: ['content'], value })
  return { actor, clock, store, storage, view, reach, id, textOf, type, emitted }
}

async function atWork(scene: Scene = {}) {
  const person = manager(scene)
  await person.reach('idle')
  return person
}

describe('a manager who edits a page', () => {
  test('sees the page once it is loaded, and can retry when it could not be', async () => {
    const store = shop(null)
    const { actor, reach, view } = manager({ store })
    expect((await reach('unavailable')).failure?.code).toBe('NOT_FOUND')
    store.page = storedPage()
    actor.send({ type: 'page.reload' })
    expect((await reach('idle')).unsaved).toBe(0)
    expect(nodesOf(view().page.trees.kg)).toEqual(nodesOf(readContent(contentWith().kg, 1).tree))
  })

  test('saves changes once, with the revision that was loaded', async () => {
    const { actor, reach, store, type, view } = await atWork()
    actor.send(SAVE)
    expect(store.sent).toEqual([])
    type('en: Felt and water')
    expect(view().unsaved).toBe(1)
    actor.send(SAVE)
    actor.send(SAVE)
    expect(await reach('saved')).toMatchObject({ unsaved: 0, revision: 2 })
    expect(store.sent.map(({ revision }) => revision)).toEqual([1])
    expect(store.page?.content.en).toContain('Felt and water')
    expect(store.page?.content.ru).toBe(contentWith().ru)
  })

  test('can keep typing during a save, and the later text is still unsaved', async () => {
    const { actor, reach, store, type, view } = await atWork()
    type('first')
    actor.send(SAVE)
    type('first and second')
    expect(await reach('saved')).toMatchObject({ unsaved: 1 })
    expect(store.page?.content.en).not.toContain('second')
    actor.send(UNDO)
    expect(view().unsaved).toBe(0)
    actor.send(REDO)
    actor.send(SAVE)
    await reach('saved')
    expect(store.page?.content.en).toContain('second')
  })

  test('sees the page as the store has cleaned it, with the same block IDs', async () => {
    const { actor, reach, type, textOf, id, view } = await atWork()
    const before = id(0)
    const untouched = view().page.trees.en[1]
    type('felt<script>')
    actor.send(SAVE)
    await reach('saved')
    expect(textOf(0)).toBe('felt')
    expect(id(0)).toBe(before)
    expect(view().page.trees.en[1]).toBe(untouched)
  })

  test('undoes typed text as one step, and as several after a pause', async () => {
    const { actor, clock, type, textOf } = await atWork()
    for (const text of ['F', 'Fe', 'Fel']) type(text)
    clock.increment(TYPING_PAUSE_MS)
    type('Felt')
    actor.send(UNDO)
    expect(textOf(0)).toBe('Fel')
    actor.send(UNDO)
    expect(textOf(0)).toBe('en: Felt')
    actor.send(REDO)
    expect(textOf(0)).toBe('Fel')
  })

  test('can undo as many steps as the history holds, and no more', async () => {
    const { actor, view, id } = await atWork()
    for (let step = 0; step < MAX_STEPS + 20; step += 1) actor.send({ type: 'block.duplicate', id: id(0) })
    for (let step = 0; step < MAX_STEPS + 20; step += 1) actor.send(UNDO)
    expect(view().canUndo).toBe(false)
    expect(view().page.trees.en).toHaveLength(4 + 20)
    expect(view().unsaved).toBe(20)
  })

  test('is shown the language in which a step is undone', async () => {
    const { actor, type, view } = await atWork()
    actor.send({ type: 'language.show', language: 'ru' })
    type('ru: Кийиз')
    actor.send({ type: 'language.show', language: 'kg' })
    actor.send(UNDO)
    expect(view().language).toBe('ru')
  })

  test('selects a block, and that is no step to undo', async () => {
    const { actor, view, id } = await atWork()
    actor.send({ type: 'block.select', id: id(2) })
    expect(view()).toMatchObject({ selected: id(2), canUndo: false, unsaved: 0 })
    actor.send({ type: 'block.remove', id: id(2) })
    expect(view().selected).toBe(id(2))
    actor.send(UNDO)
    expect(allBlocksOf(view().page.trees.en).find((block) => block.id === view().selected)?.name).toBe(
      'Paragraph',
    )
  })

  test('is notified of each edit, and of the reason when one is refused', async () => {
    const { actor, id, emitted, view } = await atWork()
    actor.send({ type: 'block.move', id: id(0), place: { parent: null, index: 1 } })
    const column = allBlocksOf(view().page.trees.en).find(({ name }) => name === 'TestCol')?.id ?? 0
    actor.send({ type: 'block.move', id: column, place: { parent: null, index: 1 } })
    expect(emitted).toMatchObject([{ type: 'edit.done' }, { type: 'edit.refused', refusal: 'not_allowed' }])
  })

  test('sees issues of the store at their blocks and fields, until those are changed', async () => {
    const { actor, reach, store, type, view, id } = await atWork()
    const issues = [
      { path: ['content', 'ru', 1, 'children', 1, 'children', 0, 'props', 'width'], code: 'invalid_prop' },
      { path: ['content', 'en', 0, 'props', 'content'], code: 'invalid_prop' },
      { path: ['url'], code: 'taken' },
    ]
    store.failNext(refusal('INVALID', { issues }))
    type('refused')
    actor.send(SAVE)
    const refused = await reach('refused')
    expect(refused.issues.map(({ block }) => block)).toEqual([
      { language: 'ru', id: id(4), path: ['width'] },
      { language: 'en', id: id(0), path: ['content'] },
      null,
    ])
    type('mended')
    actor.send({ type: 'fields.set', fields: { url: 'wool' }, about: 'url' })
    expect(view().issues).toHaveLength(1)
    expect(view()).toMatchObject({ unsaved: 3, attempt: 1 })
    actor.send(SAVE)
    expect(await reach('saved')).toMatchObject({ issues: [], failure: null })
  })

  test('starts a new page, which can be saved unchanged', async () => {
    const store = shop(storedPage({ revision: null }))
    const { actor, reach } = await atWork({ store })
    actor.send(SAVE)
    expect(await reach('saved')).toMatchObject({ revision: 1, unsaved: 0 })
    expect(store.sent[0]?.revision).toBeNull()
  })
})

describe('an unsaved draft', () => {
  test('is stored in the browser after a pause, and removed once it is saved', async () => {
    const { actor, clock, type, storage, reach } = await atWork()
    type('typed')
    expect(listDrafts(storage)).toEqual([])
    clock.increment(DRAFT_PAUSE_MS)
    expect(listDrafts(storage)).toEqual([{ page: 'page-12', saved_at: '2026-11-20T09:00:00.000Z' }])
    actor.send(SAVE)
    await reach('saved')
    expect(listDrafts(storage)).toEqual([])
    expect(storage.get(draftKey('page-12'))).toBeNull()
  })

  test('of a new page is removed once the page is saved under a name of its own', async () => {
    const store = shop(storedPage({ revision: null }))
    const { actor, reach, storage, type } = await atWork({
      store,
      name: () => (store.page?.revision === null ? 'page-new' : 'page-13'),
    })
    type('typed')
    actor.send({ type: 'draft.store' })
    expect(listDrafts(storage).map(({ page }) => page)).toEqual(['page-new'])
    actor.send(SAVE)
    type('typed while it was saved')
    await reach('saved')
    expect(listDrafts(storage).map(({ page }) => page)).toEqual(['page-13'])
    expect(storage.get(draftKey('page-new'))).toBeNull()
  })

  test('is offered again after a reload, and can be undone once it is restored', async () => {
    const before = await atWork()
    before.type('typed')
    before.actor.send({ type: 'draft.store' })
    const { actor, reach, view, textOf } = manager({ storage: before.storage })
    expect((await reach('found')).found?.saved_at).toBe('2026-11-20T09:00:00.000Z')
    actor.send({ type: 'draft.restore' })
    expect(view()).toMatchObject({ state: 'idle', found: null, unsaved: 1 })
    expect(textOf(0)).toBe('typed')
    actor.send(UNDO)
    expect(textOf(0)).toBe('en: Felt')
  })

  test('is removed when the manager continues with the saved page', async () => {
    const { type, actor, storage } = await atWork()
    type('typed')
    actor.send({ type: 'draft.store' })
    const next = manager({ storage })
    await next.reach('found')
    next.actor.send({ type: 'draft.discard' })
    expect(next.view()).toMatchObject({ state: 'idle', unsaved: 0 })
    expect(listDrafts(storage)).toEqual([])
  })

  test('is removed when the page is deleted', async () => {
    const { actor, clock, type, storage, view } = await atWork()
    type('typed')
    actor.send({ type: 'draft.store' })
    type('typed again')
    actor.send({ type: 'page.removed' })
    clock.increment(DRAFT_PAUSE_MS)
    expect([view().state, listDrafts(storage)]).toEqual(['removed', []])
  })

  test('is not offered when it equals the saved page', async () => {
    const storage = memoryStorage()
    saveDraft(storage, 'page-12', { ...storedPage(), saved_at: '2026-11-20T09:00:00.000Z' })
    await atWork({ storage })
    expect(listDrafts(storage)).toHaveLength(1)
  })

  test('stays in browser storage while the store cannot be reached', async () => {
    const { actor, reach, store, type, storage, clock, textOf } = await atWork()
    store.failNext(refusal('NETWORK'))
    type('typed')
    actor.send(SAVE)
    expect((await reach('failed')).failure?.code).toBe('NETWORK')
    clock.increment(DRAFT_PAUSE_MS)
    expect(listDrafts(storage)).toHaveLength(1)
    expect(textOf(0)).toBe('typed')
    actor.send(SAVE)
    await reach('saved')
  })

  test('is removed when five newer ones are stored', () => {
    const storage = memoryStorage()
    for (let page = 0; page < 8; page += 1)
      saveDraft(storage, `page-${page}`, { ...storedPage(), saved_at: `2026-11-20T09:00:0${page}.000Z` })
    expect(listDrafts(storage).map(({ page }) => page)).toEqual([
      'page-7',
      'page-6',
      'page-5',
      'page-4',
      'page-3',
    ])
    expect(storage.get(draftKey('page-2'))).toBeNull()
  })

  test.each([
    ['no JSON', 'felt'],
    ['of another version', '{"version":9,"value":{}}'],
    ['of another shape', '{"version":1,"value":{"fields":{"url":1},"content":{}}}'],
    [
      'without an address',
      JSON.stringify({
        version: 1,
        value: { ...storedPage({ fields: {} }), saved_at: '2026-11-20T09:00:00Z' },
      }),
    ],
  ])('that is %s is not offered', async (_what, text) => {
    const { view } = await atWork({ storage: memoryStorage([[draftKey('page-12'), text]]) })
    expect(view()).toMatchObject({ found: null, unsaved: 0 })
  })
})

describe('two managers on one page', () => {
  const both = async () => {
    const store = shop()
    const [first, second] = [await atWork({ store }), await atWork({ store })]
    first.type('of the first', 0)
    first.actor.send(SAVE)
    await first.reach('saved')
    second.type('of the second', 2)
    second.actor.send(SAVE)
    await second.reach('conflict')
    return { store, first, second }
  }

  test('the second sees what the first changed, and keeps their own changes', async () => {
    const { second } = await both()
    expect(second.textOf(2)).toBe('of the second')
    expect(selectTheirChanges(second.actor.getSnapshot())?.blocks).toEqual([
      { id: second.id(0), name: 'Paragraph', kind: 'changed' },
    ])
    second.actor.send(SAVE)
    expect(second.view().state).toBe('conflict')
  })

  test('the second can take the page of the first, and undo that to have their own back', async () => {
    const { second } = await both()
    second.actor.send({ type: 'theirs.take' })
    expect(second.view()).toMatchObject({ state: 'idle', unsaved: 0, revision: 2 })
    expect([second.textOf(0), second.textOf(2)]).toEqual(['of the first', 'en: Wool'])
    second.actor.send(UNDO)
    expect(second.textOf(2)).toBe('of the second')
  })

  test('a restored version can be undone, and saving it is still a conflict', async () => {
    const { second } = await both()
    const version = { fields: { url: 'of-old' }, content: contentWith() }
    second.actor.send({ type: 'version.take', version })
    expect(second.textOf(2)).toBe('en: Wool')
    second.actor.send(SAVE)
    expect(second.view().state).toBe('conflict')
    second.actor.send(UNDO)
    expect(second.textOf(2)).toBe('of the second')
  })

  test('the second can overwrite the changes of the first', async () => {
    const { second, store } = await both()
    second.actor.send({ type: 'theirs.overwrite' })
    await second.reach('saved')
    expect(store.page).toMatchObject({ revision: 3 })
    expect(store.page?.content.en).toContain('of the second')
    expect(store.page?.content.en).not.toContain('of the first')
  })

  test('a page that was deleted meanwhile is reported as gone, and can be saved as a new one', async () => {
    const { actor, reach, store, type } = await atWork()
    store.page = null
    type('typed')
    actor.send(SAVE)
    await reach('gone')
    actor.send({ type: 'page.recreate' })
    await reach('saved')
    expect(store.page).toMatchObject({ revision: 1 })
  })

  test('a save whose response was lost is no conflict', async () => {
    const { actor, reach, store, type } = await atWork()
    type('typed')
    await store.save({
      ...storedPage(),
      content: { ...contentWith(), en: contentWith().en.replace('en: Felt', 'typed') },
    })
    store.sent.length = 0
    actor.send(SAVE)
    expect(await reach('saved')).toMatchObject({ revision: 2, unsaved: 0 })
  })

  test('a restored draft is in conflict with what was saved since', async () => {
    const before = await atWork()
    before.type('typed')
    before.actor.send({ type: 'draft.store' })
    before.store.change({ content: contentWith((language) => [...felt(language), node('Divider')]) })
    const { actor, reach } = manager({ store: before.store, storage: before.storage })
    await reach('found')
    actor.send({ type: 'draft.restore' })
    actor.send(SAVE)
    await reach('conflict')
    expect(
      selectTheirChanges(actor.getSnapshot())?.blocks.map(({ kind, name }) => `${name} ${kind}`),
    ).toEqual(['Paragraph changed', 'Divider added'])
  })
})

const done = (actor: string, output: unknown): Step => ({
  type: `xstate.done.actor.0.page-editor.${actor}`,
  output,
})
const failed = (actor: string, error: unknown): Step => ({
  type: `xstate.error.actor.0.page-editor.${actor}`,
  error,
})

const small = (revision: number | null, text = 'a'): StoredPage =>
  storedPage({
    revision,
    content: contentWith((language) => [paragraph(`${language} ${text}`), node('Container')]),
  })
const openedPage = (draft: OpenedPage['draft'] = null): OpenedPage => ({ stored: small(1), draft })
const foundDraft = { ...small(1, 'draft'), saved_at: '2026-11-20T09:00:00.000Z' }

const edits: PageEditorEvent[] = [
  { type: 'block.duplicate', id: 1 },
  { type: 'block.remove', id: 2 },
  { type: 'block.move', id: 1, place: { parent: 2, index: 0 } },
  { type: 'block.set', id: 1, path: ['content'], value: 'typed' },
  { type: 'fields.set', fields: { url: 'wool' }, about: 'url' },
  { type: 'structure.copy' },
]
/** Events by which a manager takes another page in place of the edited one. */
const REPLACING = [
  'step.undo',
  'step.redo',
  'draft.restore',
  'draft.discard',
  'page.reload',
  'version.take',
  'theirs.take',
] as const satisfies readonly PageEditorEvent['type'][]
const events: PageEditorEvent[] = [
  ...edits,
  { type: 'block.select', id: 1 },
  { type: 'language.show', language: 'kg' },
  { type: 'step.close' },
  UNDO,
  REDO,
  { type: 'draft.store' },
  { type: 'draft.restore' },
  { type: 'draft.discard' },
  { type: 'page.reload' },
  { type: 'version.take', version: storedPage() },
  SAVE,
  { type: 'theirs.take' },
  { type: 'theirs.overwrite' },
  { type: 'page.recreate' },
  { type: 'page.removed' },
]
const effects: Step[] = [
  done('loading', openedPage()),
  done('loading', openedPage(foundDraft)),
  failed('loading', refusal('NETWORK')),
  done('editing.saving', small(2, 'saved')),
  failed('editing.saving', refusal('STALE')),
  failed('editing.saving', refusal('NETWORK')),
  failed('editing.saving', refusal('NOT_FOUND')),
  failed(
    'editing.saving',
    refusal('INVALID', { issues: [{ path: ['content', 'en', 0], code: 'invalid_prop' }] }),
  ),
  done('editing.comparing', { stored: small(3, 'theirs'), draft: null }),
  failed('editing.comparing', refusal('NOT_FOUND')),
  failed('editing.comparing', refusal('TIMEOUT')),
]

describe('the page editor machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(pageEditorMachine, {
      input: { language: 'en' },
      events: [
        { type: 'block.duplicate', id: 1 },
        SAVE,
        ...effects,
        { type: 'page.reload' },
        { type: 'page.removed' },
      ] as PageEditorEvent[], // includes internal events of actors
      serializeState: ({ value, context }) => JSON.stringify([value, context.history.past.length > 0]),
      filterEvents: canHappen,
      limit: 20_000,
    })
    expect(new Set(paths.map(({ state }) => selectState(state)))).toEqual(
      new Set([
        'loading',
        'unavailable',
        'found',
        'idle',
        'saving',
        'saved',
        'refused',
        'failed',
        'comparing',
        'conflict',
        'gone',
        'removed',
      ]),
    )
  })

  const start = (clock: SimulatedClock) =>
    createActor(
      pageEditorMachine.provide({
        actors: { load: pending<OpenedPage>(), save: pending<StoredPage, StoredPage>() },
      }),
      { input: { language: 'en' }, clock },
    ).start()

  test('keeps its invariants for any sequence of events', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Step>(...events, ...effects, wait(DRAFT_PAUSE_MS)), { maxLength: 40 }),
        (path) => {
          const snapshot: PageEditorSnapshot = replay(start, path).getSnapshot()
          const { context } = snapshot
          const { page, state, unsaved, theirs } = selectPageEditor(snapshot)
          expect(state === 'conflict').toBe(theirs !== null)
          if (unsaved === 0 && state === 'saved' && context.history.past.length > 0)
            expect(contentOf(page.trees.en)).toBe(contentOf(readContent(context.saved.content.en, 1).tree))
          for (const language of LANGUAGES) {
            const ids = idsOf(page.trees[language])
            expect(new Set(ids).size).toBe(ids.length)
            if (page.isTogether) expect(haveSameShape(page.trees[language], page.trees.en)).toBe(true)
          }
          expect(context.history.past.length).toBeLessThanOrEqual(MAX_STEPS)
        },
      ),
      { numRuns: trials(2_000) },
    )
  })

  test('loses no edit to a save, a failure or a pause, also one made while the page is saved', () => {
    const [loading, saving] = [done('loading', openedPage()), done('editing.saving', small(2, 'saved'))]
    const changing = new Set<string>([...edits.map(({ type }) => type), ...REPLACING, loading.type])
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom<Step>(...events, ...effects, wait(DRAFT_PAUSE_MS)),
            fc.constantFrom<Step>(...edits.slice(0, 2), SAVE, saving),
          ),
          { maxLength: 40 },
        ),
        (path) => {
          let before: PageEditorSnapshot | undefined
          replay(start, [loading, ...path], (snapshot, { type }) => {
            const now = snapshot as PageEditorSnapshot // only this machine is replayed
            if (before && !changing.has(type)) {
              const was = selectPageEditor(before)
              // The store answers with the page as it has stored it, which replaces the one that was sent.
              const isAnswered = type === saving.type && before.context.sent === was.page
              if (!isAnswered) {
                const { page, unsaved } = selectPageEditor(now)
                expect(page).toBe(was.page)
                if (was.unsaved > 0) expect(unsaved).toBeGreaterThan(0)
              }
            }
            before = now
          })
        },
      ),
      { numRuns: trials(2_000) },
    )
  })

  test('undoing all edits shows the first page, and redoing them the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...edits), { maxLength: 20 }), (path) => {
        const actor = replay(start, [done('loading', openedPage()), ...path])
        const pageNow = () => selectPageEditor(actor.getSnapshot() as PageEditorSnapshot).page // only this machine is replayed
        const last = pageNow()
        for (let step = 0; step < path.length; step += 1) actor.send(UNDO)
        const first = pageNow()
        expect(nodesOf(first.trees.en)).toEqual(nodesOf(readContent(small(1).content.en, 1).tree))
        for (let step = 0; step < path.length; step += 1) actor.send(REDO)
        expect(pageNow()).toBe(last)
      }),
      { numRuns: trials(1_000) },
    )
  })

  test('a stored draft reads back unchanged', () => {
    const storage = memoryStorage()
    saveDraft(storage, 'page-12', foundDraft)
    expect(readDraft(storage, 'page-12', (fields) => fields)).toEqual(foundDraft)
  })
})
