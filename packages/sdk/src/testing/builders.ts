import type * as z from 'zod/mini'
import { Quote, QuotedLine } from '../contract/retail-orders/delivery.ts'
import { PlacedOrder, RetailOrder } from '../contract/retail-orders/orders.ts'
import { RetailProduct, RetailProductEntry } from '../contract/retail-catalogue/products.ts'
import { lineKey } from '../rules/lines.ts'
import { addMoney, multiplyMoney } from '../rules/money.ts'
import { build, type Overrides } from './build.ts'

type With<S extends z.core.$ZodType> = Overrides<z.output<S>>

const REDUCED = {
  product: { sale_cost: '1234.50' },
  price: { view: '1500.00', discount: { view: '265.50' } },
} as const

/** A product in a list, its sums agreeing with each other. */
export const aProductEntry = (overrides?: With<typeof RetailProductEntry>): RetailProductEntry =>
  build(RetailProductEntry, overrides ?? REDUCED)

/** A product in full: one colour with one size. */
export const aProduct = (overrides?: With<typeof RetailProduct>): RetailProduct =>
  build(RetailProduct, overrides ?? REDUCED)

/** A line of a quote whose key and total follow from its parts. */
export function aQuotedLine(overrides?: With<typeof QuotedLine>): QuotedLine {
  const line = build(QuotedLine, { is_special: false, made_to_order_days: null, ...overrides })
  return {
    ...line,
    line_key: overrides?.line_key ?? lineKey(line),
    total: overrides?.total ?? multiplyMoney(line.sale_cost, line.count),
  }
}

/** A quote of these lines, its total theirs. */
export function aQuote(
  lines: readonly QuotedLine[] = [aQuotedLine()],
  overrides?: With<typeof Quote>,
): Quote {
  const total = overrides?.total ?? addMoney(...lines.map((line) => line.total))
  return { ...build(Quote, overrides), lines: [...lines], total }
}

/** The sums that a test insists on. */
function sumsOf(overrides: With<typeof RetailOrder> = {}) {
  const { goods_total, delivery_total, total } = overrides
  const given = { goods_total, delivery_total, total }
  return Object.fromEntries(Object.entries(given).filter(([, sum]) => sum !== undefined))
}

/** An order whose sums follow from its one line, of goods that lay ready. */
export function anOrder(overrides?: With<typeof RetailOrder>): RetailOrder {
  const built = build(RetailOrder, overrides)
  const ready = { is_special: built.kind === 'special', made_to_order_days: null }
  const order = overrides?.items
    ? built
    : { ...built, items: built.items.map((line) => ({ ...line, ...ready })) }
  const goods_total = addMoney(...order.items.map((line) => line.total))
  const delivery_total = addMoney(...order.items.map((line) => line.delivery.price))
  const total = addMoney(goods_total, delivery_total)
  return { ...order, goods_total, delivery_total, total, ...sumsOf(overrides) }
}

/** What placing an order answers. */
export const aPlacedOrder = (order: RetailOrder = anOrder()): PlacedOrder => ({
  ...build(PlacedOrder),
  order,
})
