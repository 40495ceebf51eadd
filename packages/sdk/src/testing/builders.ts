import type * as z from 'zod/mini'
import { Quote, QuotedLine } from '../contract/retail-orders/delivery.ts'
import { PlacedOrder, RetailOrder } from '../contract/retail-orders/orders.ts'
import { RetailProduct, RetailProductEntry } from '../contract/retail-catalogue/products.ts'
import { lineKey } from '../rules/lines.ts'
import { addMoney, multiplyMoney } from '../rules/money.ts'
import { build, type Overrides } from './build.ts'

type OverridesOf<S extends z.core.$ZodType> = Overrides<z.output<S>>

const DISCOUNTED = {
  product: { sale_cost: '1234.50' },
  price: { view: '1500.00', discount: { view: '265.50' } },
} as const

/** A product in a list, with consistent prices. */
export const aProductEntry = (overrides?: OverridesOf<typeof RetailProductEntry>): RetailProductEntry =>
  build(RetailProductEntry, overrides ?? DISCOUNTED)

/** A product with one colour in one size. */
export const aProduct = (overrides?: OverridesOf<typeof RetailProduct>): RetailProduct =>
  build(RetailProduct, overrides ?? DISCOUNTED)

/** A quoted line with matching key and total. */
export function aQuotedLine(overrides?: OverridesOf<typeof QuotedLine>): QuotedLine {
  const line = build(QuotedLine, { is_special: false, made_to_order_days: null, ...overrides })
  return {
    ...line,
    line_key: overrides?.line_key ?? lineKey(line),
    total: overrides?.total ?? multiplyMoney(line.sale_cost, line.count),
  }
}

/** A quote of these lines with a matching total. */
export function aQuote(
  lines: readonly QuotedLine[] = [aQuotedLine()],
  overrides?: OverridesOf<typeof Quote>,
): Quote {
  const total = overrides?.total ?? addMoney(...lines.map((line) => line.total))
  return { ...build(Quote, overrides), lines: [...lines], total }
}

/** Returns the totals that a test overrides. */
function totalsIn(overrides: OverridesOf<typeof RetailOrder> = {}) {
  const { goods_total, delivery_total, total } = overrides
  const totals = { goods_total, delivery_total, total }
  return Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== undefined))
}

/** An order of one line of goods in stock, with matching totals. */
export function anOrder(overrides?: OverridesOf<typeof RetailOrder>): RetailOrder {
  const built = build(RetailOrder, { is_collected: false, is_gift: false, ...overrides })
  const inStock = { is_special: built.kind === 'special', made_to_order_days: null }
  const order = overrides?.items
    ? built
    : { ...built, items: built.items.map((line) => ({ ...line, ...inStock })), promised_on: null }
  const goods_total = addMoney(...order.items.map((line) => line.total))
  const delivery_total = addMoney(...order.items.map((line) => line.delivery.price))
  const total = addMoney(goods_total, delivery_total)
  const is_made_to_order = order.items.some(({ made_to_order_days: days }) => days !== null)
  return { ...order, is_made_to_order, goods_total, delivery_total, total, ...totalsIn(overrides) }
}

/** The response to placing an order. */
export const aPlacedOrder = (order: RetailOrder = anOrder()): PlacedOrder => ({
  ...build(PlacedOrder),
  order,
})
