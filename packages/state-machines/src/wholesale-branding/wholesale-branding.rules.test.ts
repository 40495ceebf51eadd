import { expect, test } from 'vitest'
import { addCells, emptyWholesaleCart } from '../wholesale-cart/rules.ts'
import { cell, kit, logo } from '../testing/cells.ts'
import { kitsBesideCart } from './rules.ts'

test('a kit has its balance after the cart, whether it is enough and the price of the missing ones', () => {
  const cart = addCells(emptyWholesaleCart('a'), [{ cell: cell({ brand: logo(1) }), count: 130 }])
  expect(kitsBesideCart([kit(), kit({ id: 2, status: null })], cart.lines.values())).toMatchObject([
    { remainder: -70, selected_count: 130, isEnough: false, brandsPrice: '4000.00', status: 'added' },
    { remainder: 60, selected_count: 0, isEnough: true, brandsPrice: '0.00', status: null },
  ])
})
