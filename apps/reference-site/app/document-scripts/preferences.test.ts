import { expect, it } from 'vitest'
import { differing } from './preferences.ts'

const shown = { language: 'ru', country: 'KG', prefix: '' } as const

it('a page in the saved language and country needs no change', () => {
  expect(differing(shown, { language: 'ru', country: 'KG' })).toBeNull()
  expect(differing(shown, { language: null, country: null })).toBeNull()
})

it('a saved language and country that differ from the page are reported', () => {
  expect(differing(shown, { language: 'kg', country: 'KZ' })).toEqual({ language: 'kg', country: 'KZ' })
})

it('an address with a language prefix keeps its language', () => {
  expect(differing({ ...shown, prefix: '/ru' }, { language: 'kg', country: 'KG' })).toBeNull()
})

it('invalid values in storage are ignored', () => {
  expect(differing(shown, { language: 'klingon', country: '<script>' })).toBeNull()
})
