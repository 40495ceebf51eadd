import type { TransportRequest } from '@shyrdak/sdk'
import { contract, type Language } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { answerCache } from './answer-cache.ts'

/** A backend that counts its calls, and a catalogue that can change. */
function store() {
  const revisions = new Map<string, number>()
  let newest = 1
  const change = (tag: string) => revisions.set(tag, ++newest)
  const answer = answerCache((tags) =>
    tags ? Math.max(0, ...tags.map((tag) => revisions.get(tag) ?? 0)) : newest,
  )
  let asked = 0
  const ask = async (
    endpoint: TransportRequest['endpoint'],
    { language = 'ru', country = 'KG', query = {}, meanwhile = () => {}, fails = false }: Asking = {},
  ) => {
    const shown = new Set<string>()
    const said = await answer(
      { request: { endpoint, params: {}, query }, reader: { country, language }, shown },
      async (showing) => {
        asked++
        meanwhile()
        showing.add(fails ? '*' : 'menu_item')
        if (fails) throw new Error('no database')
        return { title: `${language} ${country} ${asked}` }
      },
    ).catch((error: unknown) => error)
    return { said, shown: [...shown] }
  }
  return { ask, change }
}

interface Asking {
  language?: Language
  country?: string
  query?: Record<string, unknown>
  meanwhile?: () => void
  fails?: boolean
}

const menu = contract.content.menus.header

test('a response is cached with its tags until one of them changes', async () => {
  const { ask, change } = store()
  const first = await ask(menu)
  expect(first).toEqual({ said: { title: 'ru KG 1' }, shown: ['menu_item'] })
  const second = await ask(menu)
  expect(second.said, 'the same object').toBe(first.said)
  expect(second.shown).toEqual(['menu_item'])
  change('product:7')
  expect((await ask(menu)).said).toBe(first.said)
  change('menu_item')
  expect((await ask(menu)).said).toEqual({ title: 'ru KG 2' })
})

test('a response that changes while it is read is read again', async () => {
  const { ask, change } = store()
  await ask(menu, { meanwhile: () => change('menu_item') })
  expect((await ask(menu)).said).toEqual({ title: 'ru KG 2' })
})

test('other languages, countries, queries and endpoints have separate responses', async () => {
  const { ask } = store()
  const titles = [
    await ask(menu),
    await ask(menu, { language: 'en' }),
    await ask(menu, { country: 'DE' }),
    await ask(menu, { query: { locale: 'kg' } }),
    await ask(contract.content.menus.footer),
  ].map(({ said }) => said)
  expect(titles).toEqual(['ru KG 1', 'en KG 2', 'ru DE 3', 'ru KG 4', 'ru KG 5'].map((title) => ({ title })))
})

test('a failure is not cached, and depends on every tag', async () => {
  const { ask } = store()
  expect(await ask(menu, { fails: true })).toEqual({ said: new Error('no database'), shown: ['*'] })
  expect((await ask(menu)).said).toEqual({ title: 'ru KG 2' })
})

test('goods are requested each time', async () => {
  const { ask } = store()
  await ask(contract.retailCatalogue.products.list)
  expect((await ask(contract.retailCatalogue.products.list)).said).toEqual({ title: 'ru KG 2' })
})

test('a cached response is frozen', async () => {
  const { ask } = store()
  const { said } = await ask(menu)
  expect(() => Object.assign(said as object, { title: 'mine' })).toThrow(TypeError) // it is an object of this test's
})
