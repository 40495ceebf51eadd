import { addCells, emptyWholesaleCart, pricedLines } from '@shyrdak/state-machines/wholesale-cart/rules'
import { expect, test } from 'vitest'
import { aCell } from '../../testing/a-wholesale-cart.ts'
import { itemsOf } from './items-of.ts'

const white = { variation_id: 72, color: { id: 2, name: { en: 'White', ru: 'Белый', kg: 'Ак' } } }
const size = (name: string) => ({ size: { id: name, name } })

/** The colours and sizes of a basket that was filled in this order, by product. */
const shown = (...typed: Parameters<typeof aCell>[0][]) =>
  itemsOf(
    pricedLines(
      addCells(
        emptyWholesaleCart('a'),
        typed.map((changes) => ({ cell: aCell(changes), count: 1 })),
      ),
    ),
  ).map(({ lines }) => lines.map(({ line: { goods } }) => `${goods.color.name.en} ${goods.size.name}`))

test('a buyer finds the sizes of a colour together and ascending, in whichever order they were typed', () => {
  expect(
    shown(size('41'), { ...white, ...size('38') }, size('9'), { ...white, ...size('36') }, size('37–38')),
  ).toEqual([['Grey 9', 'Grey 37–38', 'Grey 41', 'White 36', 'White 38']])
})

test('sizes without numbers, and products, stay in the order in which they were added', () => {
  expect(shown({ id: 9, ...size('S') }, { id: 8, ...size('40') }, { id: 9, ...size('M') })).toEqual([
    ['Grey S', 'Grey M'],
    ['Grey 40'],
  ])
})
