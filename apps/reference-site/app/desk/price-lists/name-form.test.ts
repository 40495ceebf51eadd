import { expect, test } from 'vitest'
import { nameToSend } from './name-form.ts'

const NAME = { en: 'Hotels', ru: 'Гостиницы', kg: 'Мейманканалар' }

test('a price list’s name is sent trimmed', () => {
  expect(nameToSend({ name: { ...NAME, en: ' Hotels ' } }).body).toEqual({ name: NAME })
})

test('a price list’s name is required in every language, with a maximum length', () => {
  const wrong = nameToSend({ name: { ...NAME, kg: ' ', ru: 'ы'.repeat(81) } }).wrong
  expect([...(wrong?.keys() ?? [])].toSorted((a, b) => a.localeCompare(b))).toEqual(['name.kg', 'name.ru'])
})
