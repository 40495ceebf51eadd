import { expect, it } from 'vitest'
import { differing } from './preferences.ts'

const shown = { language: 'ru', country: 'KG', prefix: '' } as const

it('a page that shows what was chosen is left alone', () => {
  expect(differing(shown, { language: 'ru', country: 'KG' })).toBeNull()
  expect(differing(shown, { language: null, country: null })).toBeNull()
})

it('the server is told what this browser remembers otherwise', () => {
  expect(differing(shown, { language: 'kg', country: 'KZ' })).toEqual({ language: 'kg', country: 'KZ' })
})

it('an address that names its language keeps it', () => {
  expect(differing({ ...shown, prefix: '/ru' }, { language: 'kg', country: 'KG' })).toBeNull()
})

it('nonsense in storage changes nothing', () => {
  expect(differing(shown, { language: 'klingon', country: '<script>' })).toBeNull()
})
