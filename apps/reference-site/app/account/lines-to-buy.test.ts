import { anOrder } from '@shyrdak/sdk/testing'
import { cartLines, addLine, emptyCart } from '@shyrdak/state-machines/retail-cart'
import { expect, test } from 'vitest'
import { linesToBuy } from './lines-to-buy.ts'

const bought = (kind: 'retail' | 'special', made_to_order_days: number | null) =>
  anOrder({ kind }).items.map((line) => ({ ...line, count: 2, made_to_order_days }))

const cartOf = (lines: ReturnType<typeof linesToBuy>) =>
  cartLines(lines.reduce((cart, { goods, count }) => addLine(cart, goods, count).cart, emptyCart('a')))

test('buying an order again puts the same counts of its goods into the cart', () => {
  for (const kind of ['retail', 'special'] as const)
    expect(cartOf(linesToBuy(bought(kind, null)))).toMatchObject([
      { count: 2, goods: { is_special: kind === 'special' } },
    ])
})

test('goods made to order are made to order again, without stock', () => {
  expect(cartOf(linesToBuy(bought('special', 30)))).toMatchObject([
    { count: 2, goods: { stock: 0, made_to_order_days: 30 } },
  ])
})
