import type { WholesaleItem } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { addCells, emptyWholesaleCart } from '../wholesale-cart/rules.ts'
import { cell, logo, orderedItem, product } from '../testing/cells.ts'
import { reorderCells, reorderDiff } from './rules.ts'

/** Sold only from stock: nine of the smaller size, none of the larger one. */
const stocked = product({
  made_to_order_days: null,
  colors: product().colors.map((color) => ({
    ...color,
    sizes: [
      { id: `${color.variation_id}:38`, name: '38', stock: 9 },
      { id: `${color.variation_id}:39`, name: '39', stock: 0 },
    ],
  })),
})

test('a line of a past order is the same, at a new price or gone', () => {
  const diffOf = (...items: WholesaleItem[]) =>
    reorderDiff({
      items,
      from: 'catalog',
      products: new Map([[7, stocked]]),
      logos: new Map([[1, logo(1)]]),
    })
  const states = diffOf(
    orderedItem(),
    orderedItem({ price: '99.00', brand_id: 1 }),
    orderedItem({ size: '39' }),
    orderedItem({ color: 8 }),
    orderedItem({ reyestr_id: 9 }),
    orderedItem({ sole_id: 4 }),
    orderedItem({ brand_id: 2 }),
  ).map(({ state }) => state)
  expect(states).toEqual(['same', 'new_price', 'gone', 'gone', 'gone', 'gone', 'gone'])
  const diff = diffOf(orderedItem(), orderedItem({ reyestr_id: 9 }))
  const cart = addCells(emptyWholesaleCart('a'), [{ cell: cell(), count: 5 }])
  const lines = [...addCells(cart, reorderCells(diff)).lines.values()]
  expect(lines.map(({ key, count }) => `${key} ${count}`)).toEqual(['71:38:0:0:0 7'])
})
