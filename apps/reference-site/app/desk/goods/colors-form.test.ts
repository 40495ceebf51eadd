import { ManagedRetailGoods } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addColor,
  changeColor,
  changedColors,
  colorsForm,
  colorsToSend,
  lostStock,
  moveColor,
  removeColor,
  renewColors,
  theirColors,
  typedSizes,
} from './colors-form.ts'

const name = { en: 'Grey', ru: 'Серый', kg: 'Боз' }
const row = (variation_id: number, size: string, quantity: number) => ({
  variation_id,
  color_name: name,
  size,
  quantity,
  revision: 0,
})
const goods = build(ManagedRetailGoods, {
  colors: [
    { variation_id: 70, color_id: 7, color_name: name, photos: ['/media/a.jpg'], sizes: ['38', '39'] },
    { variation_id: 80, color_id: 8, color_name: name, photos: [], sizes: ['one size'] },
  ],
  stock: [row(70, '38', 4), row(70, '39', 0), row(80, 'one size', 2)],
})
const read = colorsForm(goods)
const onSale = { isOnSale: true }

test('sizes are one line, in their order, separated by commas, semicolons or line breaks', () => {
  expect(read.map(({ sizes }) => sizes)).toEqual(['38, 39', 'one size'])
  expect(typedSizes(' 36,37 ; 38\n120×180  cm,, ')).toEqual(['36', '37', '38', '120×180 cm'])
})

test('numbers separated by spaces are sizes of their own, and words stay together', () => {
  expect(typedSizes('40 41  42')).toEqual(['40', '41', '42'])
  expect(typedSizes('36.5 37.5, one size; 120 × 180 cm, 40 41')).toEqual([
    '36.5',
    '37.5',
    'one size',
    '120 × 180 cm',
    '40',
    '41',
  ])
})

test('unchanged colours are sent as they were read', () => {
  expect(changedColors(read, read)).toBe(0)
  expect(colorsToSend(read, onSale).body).toEqual({
    colors: [
      { color_id: 7, photos: ['/media/a.jpg'], sizes: ['38', '39'] },
      { color_id: 8, photos: [], sizes: ['one size'] },
    ],
  })
  expect(changedColors(changeColor(read, 7, { sizes: '38 ,39' }), read), 'spaces say nothing').toBe(0)
})

test('each changed, added, removed or moved colour counts as a change', () => {
  expect(changedColors(addColor(read, 9), read)).toBe(1)
  expect(changedColors(removeColor(changeColor(read, 7, { photos: [] }), 8), read)).toBe(2)
  expect(changedColors(moveColor(read, 8, -1), read)).toBe(1)
  expect(moveColor(read, 7, -1)).toBe(read)
})

test('a new colour starts with the sizes of the first one', () => {
  expect(addColor(read, 9).at(-1)).toEqual({ color_id: 9, photos: [], sizes: '38, 39' })
  expect(addColor([], 9)).toEqual([{ color_id: 9, photos: [], sizes: '' }])
})

test('issues are named by colour', () => {
  const wrong = (form: typeof read) => {
    const keys = colorsToSend(form, onSale).wrong
    return Object.fromEntries([...(keys ?? [])].map(([key, { code }]) => [key, code]))
  }
  expect(wrong(changeColor(read, 8, { sizes: '38, 39, 38' }))).toEqual({ '8.sizes': 'duplicate' })
  expect(wrong(changeColor(read, 7, { sizes: '3'.repeat(31) }))).toEqual({ '7.sizes': 'too_big' })
  expect(wrong(changeColor(read, 7, { photos: ['elsewhere'] }))).toEqual({ '7.photos': 'invalid' })
  expect(wrong([])).toEqual({ colors: 'needed' })
  expect(colorsToSend([], { isOnSale: false }).wrong).toBeNull()
})

test('removed sizes and colours with stock are listed before the stock is lost', () => {
  expect(lostStock(read, goods)).toEqual([])
  expect(lostStock(changeColor(read, 7, { sizes: '39, 40' }), goods)).toEqual([row(70, '38', 4)])
  expect(lostStock(removeColor(read, 8), goods)).toEqual([row(80, 'one size', 2)])
})

test('own changes and a colleague’s changes to colours are merged', () => {
  const mine = changeColor(read, 7, { sizes: '38' })
  const theirs = changeColor(changeColor(addColor(read, 9), 7, { photos: [] }), 8, { sizes: 'S, M' })
  const both = renewColors(mine, theirs, read)
  expect(both).toEqual([
    { color_id: 7, photos: [], sizes: '38' },
    { color_id: 8, photos: [], sizes: 'S, M' },
    { color_id: 9, photos: [], sizes: '38, 39' },
  ])
  expect(changedColors(both, theirs), 'only my own is not saved').toBe(1)
  const { sizes, photos, leftOut, back } = theirColors(both, theirs, read)
  expect([sizes.map(({ id }) => id), photos, leftOut, back]).toEqual([[8], [7], [], []])
})

test('a colour removed by one and changed by the other is reported', () => {
  const changed = changeColor(read, 8, { sizes: 'S, M' })
  const without = removeColor(read, 8)
  expect(renewColors(without, changed, read), 'mine stays out').toEqual(without)
  expect(theirColors(without, changed, read).leftOut).toEqual([8])
  expect(renewColors(changed, without, read), 'what I have changed stays').toEqual(changed)
  expect(theirColors(changed, without, read).back).toEqual([8])
  const other = changeColor(read, 7, { sizes: '40' })
  expect(renewColors(other, without, read)).toEqual(removeColor(other, 8))
})

test('a colour added here stays where it was put', () => {
  const mine = moveColor(addColor(read, 9), 9, -1)
  expect(renewColors(mine, moveColor(read, 8, -1), read).map(({ color_id }) => color_id)).toEqual([8, 7, 9])
})

test('no moves of colours lose one', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat()),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(-1 as const, 1 as const))),
      (ids, moves) => {
        const form = ids.map((color_id) => ({ color_id, photos: [], sizes: '' }))
        const last = moves.reduce(
          (now, [which, by]) => moveColor(now, ids[which % Math.max(ids.length, 1)] ?? 0, by),
          form as ReturnType<typeof colorsForm>,
        )
        expect(new Set(last.map(({ color_id }) => color_id))).toEqual(new Set(ids))
        expect(last).toHaveLength(ids.length)
      },
    ),
  )
})
