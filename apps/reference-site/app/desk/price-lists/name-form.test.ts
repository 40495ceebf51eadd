import { expect, test } from 'vitest'
import { nameToSend } from './name-form.ts'

const NAME = { en: 'Hotels', ru: 'Гостиницы', kg: 'Мейманканалар' }

test('a name is sent without the room around it, in every language', () => {
  expect(nameToSend({ name: { ...NAME, en: ' Hotels ' } }).body).toEqual({ name: NAME })
})

test('a list has a name in every language, of a length that fits', () => {
  const wrong = nameToSend({ name: { ...NAME, kg: ' ', ru: 'ы'.repeat(81) } }).wrong
  expect([...(wrong?.keys() ?? [])].toSorted((a, b) => a.localeCompare(b))).toEqual(['name.kg', 'name.ru'])
})
