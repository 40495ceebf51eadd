import { expect, test } from 'vitest'
import type { PageContext } from './page-context.ts'
import { numberOf, partsOf } from './part-cache.ts'

const page: PageContext = {
  language: 'ru',
  country: 'KG',
  hasChosenCountry: true,
  prefix: '',
  path: '/',
  origin: 'https://shop.example',
  apiHost: '',
}

/** A part that contains the number of its rendering. */
function partIn(context: Partial<PageContext>, key: string) {
  const { html } = partsOf({ ...page, ...context })(key, () => ({
    html: `<b>${++rendered}</b>`,
    namespaces: ['labels'],
  }))
  return html
}
let rendered = 0

test('documents with the same content share a cached part, whatever their path', () => {
  const first = partIn({}, 'card 1')
  expect(partIn({ path: '/categories' }, 'card 1')).toBe(first)
  expect(partIn({}, 'card 2')).not.toBe(first)
})

test.each<Partial<PageContext>>([
  { language: 'kg' },
  { country: 'DE' },
  { hasChosenCountry: false },
  { prefix: '/ru' },
  { apiHost: 'https://api.example' },
])('a reader of %j has separate cached parts', (reader) => {
  expect(partIn(reader, 'card 3')).not.toBe(partIn({}, 'card 3'))
})

test('a cached island returns its namespaces each time', () => {
  const part = () => partsOf(page)('island', () => ({ html: '', namespaces: ['labels'] }))
  expect([part().namespaces, part().namespaces]).toEqual([['labels'], ['labels']])
})

test('an object has its own number, different from that of an equal object', () => {
  const shell = { menu: [] }
  expect(numberOf(shell)).toBe(numberOf(shell))
  expect(numberOf({ menu: [] })).not.toBe(numberOf(shell))
})
