import type * as z from 'zod/mini'
import type { Money } from '../contract/money.ts'
import { Quote, QuotedLine } from '../contract/retail-orders/delivery.ts'
import { PlacedOrder, RetailOrder } from '../contract/retail-orders/orders.ts'
import { RetailProduct, RetailProductEntry } from '../contract/retail-catalogue/products.ts'
import { lineKey } from '../rules/lines.ts'
import { addMoney, multiplyMoney, subtractMoney, ZERO } from '../rules/money.ts'
import { build, merge, type Overrides } from './build.ts'

type OverridesOf<S extends z.core.$ZodType> = Overrides<z.output<S>>

/** The overrides that determine the slug and the prices of a product. */
interface ProductOverrides {
  readonly slug?: string | undefined
  readonly product?:
    { readonly slug?: string | undefined; readonly sale_cost?: Money | null | undefined } | undefined
  readonly price?:
    | {
        readonly view?: Money | undefined
        readonly discount?: { readonly view?: Money | undefined } | undefined
      }
    | null
    | undefined
}

/** The slug and the prices of a product where a test does not override them: those that match the overrides. */
function matching({ slug, product, price }: ProductOverrides) {
  const { slug: own = slug ?? 'felt-slippers', sale_cost: charged } = product ?? {}
  const { view: shown, discount } = price ?? {}
  const off = discount?.view ?? (charged && shown ? subtractMoney(shown, charged) : '265.50')
  const view = shown ?? (charged ? addMoney(charged, off) : '1500.00')
  const sale_cost = charged ?? subtractMoney(view, off)
  return { slug: own, product: { slug: own, sale_cost }, price: { view, discount: { view: off } } }
}

/** A product in a list, with one slug and consistent prices. */
export const aProductEntry = (overrides: OverridesOf<typeof RetailProductEntry> = {}): RetailProductEntry =>
  merge(build(RetailProductEntry, matching(overrides)), overrides) as RetailProductEntry // its own overrides

/** A product with one colour in one size, one slug and consistent prices. */
export const aProduct = (overrides: OverridesOf<typeof RetailProduct> = {}): RetailProduct =>
  merge(build(RetailProduct, matching(overrides)), overrides) as RetailProduct // its own overrides

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

/** An order of one line of goods in stock, with matching totals, less its discount. */
export function anOrder(overrides?: OverridesOf<typeof RetailOrder>): RetailOrder {
  const built = build(RetailOrder, { is_collected: false, is_gift: false, ...overrides })
  const inStock = { is_special: built.kind === 'special', made_to_order_days: null }
  const order = overrides?.items
    ? built
    : { ...built, items: built.items.map((line) => ({ ...line, ...inStock })), promised_on: null }
  const goods_total = addMoney(...order.items.map((line) => line.total))
  const delivery_total = addMoney(...order.items.map((line) => line.delivery.price))
  const total = subtractMoney(addMoney(goods_total, delivery_total), order.discount?.amount ?? ZERO)
  const is_made_to_order = order.items.some(({ made_to_order_days: days }) => days !== null)
  return { ...order, is_made_to_order, goods_total, delivery_total, total, ...totalsIn(overrides) }
}

/** The response to placing an order. */
export const aPlacedOrder = (order: RetailOrder = anOrder()): PlacedOrder => ({
  ...build(PlacedOrder),
  order,
})
