import { test as base } from '@playwright/test'
import type { Language } from '../people/messages.ts'
import { inEach } from '../store/manager.ts'
import { openHostileStore, type HostileStore } from './hostile-store.ts'
import type { Node } from './html-fields.ts'
import { watchPages, type Watch } from './watch.ts'

/** Payloads per page. */
const ON_A_PAGE = 62

/** A watched page in a store of its own, filled with hostile content. */
export const test = base.extend<{ watch: Watch }, { hostile: HostileStore }>({
  hostile: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
    async ({}, use) => {
      const hostile = await openHostileStore()
      await use(hostile)
      await hostile.leave()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hostile }, use) => use(hostile.store.origin),
  watch: ({ context, hostile }, use) => watchPages(context, hostile.store.origin).then(use),
})

/** Splits a list into batches. */
export const batchesOf = <Thing>(things: readonly Thing[], most = ON_A_PAGE): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, place) =>
    things.slice(place * most, (place + 1) * most),
  )

const isFull = process.env['SHYRDAK_TRIALS'] === 'full'

/** All of them with full trials, else a tenth. */
export const someOf = <Thing>(things: readonly Thing[]): readonly Thing[] =>
  isFull ? things : things.filter((_, place) => place % 10 === 0)

/** Whether a batch is sent this way: both ways with full trials, else alternating. */
export const comesBy = (way: 'manager' | 'database', place: number): boolean =>
  isFull || (place % 2 === 0) === (way === 'manager')

const LANGUAGES = ['en', 'ru', 'kg'] as const

/** Alternates between the languages. */
export const languageOf = (place: number): Language => LANGUAGES[place % 3] ?? 'en'

/** Blocks in one language; the others are empty. */
export const only = (language: Language, blocks: readonly Node[]): Record<Language, string> => ({
  ...inEach('[]'),
  [language]: JSON.stringify(blocks),
})

/** What PostgreSQL can store: no NUL, no lone surrogates. */
export const storable = (text = ''): string => text.replaceAll(String.fromCharCode(0), '').toWellFormed()
