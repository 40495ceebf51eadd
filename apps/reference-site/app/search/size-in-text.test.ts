import { expect, test } from 'vitest'
import { sizeInText } from './size-in-text.ts'

test.each([
  ['size 38 slippers', 'slippers', '38'],
  ['slippers size 38', 'slippers', '38'],
  ['slippers 38', 'slippers', '38'],
  ['38 slippers', 'slippers', '38'],
  ['тапочки 38 размер', 'тапочки', '38'],
  ['тапочки 38-го размера, красные', 'тапочки красные', '38'],
  ['тапочки размера 41', 'тапочки', '41'],
  ['кызыл тапичке 37-өлчөм', 'кызыл тапичке', '37'],
  ['размер 24', '', '24'],
])('"%s" is a search for "%s" in size %s', (typed, text, size) => {
  expect(sizeInText(typed)).toEqual({ text, size })
})

test.each([
  'slippers',
  '',
  '38',
  'rug 120×180',
  '2 cushions',
  'size 380',
  'oversize 38 mm felt',
  'ковёр 45 см',
])('"%s" has no size', (typed) => expect(sizeInText(typed)).toBeNull())
