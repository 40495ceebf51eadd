import { anOrder } from '@shyrdak/sdk/testing'
import { cartLines, addLine, emptyCart } from '@shyrdak/state-machines/retail-cart'
import { expect, test } from 'vitest'
import { linesToBuy } from './lines-to-buy.ts'

const bought = (kind: 'retail' | 'special', made_to_order_days: number | null) =>
  anOrder({ kind }).items.map((line) => ({ ...line, count: 2, made_to_order_days }))

const cartOf = (lines: ReturnType<typeof linesToBuy>) =>
  cartLines(lines.reduce((cart, { goods, count }) => addLine(cart, goods, count).cart, emptyCart('a')))

test('everything of an order goes into the basket once more, as many as before', () => {
  for (const kind of ['retail', 'special'] as const)
    expect(cartOf(linesToBuy(bought(kind, null)))).toMatchObject([
      { count: 2, goods: { is_special: kind === 'special' } },
    ])
})

test('what was made to order is made again, though none lies ready', () => {
  expect(cartOf(linesToBuy(bought('special', 30)))).toMatchObject([
    { count: 2, goods: { stock: 0, made_to_order_days: 30 } },
  ])
})
