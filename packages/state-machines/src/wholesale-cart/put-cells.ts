import { WHOLESALE_COUNT, WHOLESALE_LINES } from '@shyrdak/sdk/contract'
import { tierOf, toMinor } from '@shyrdak/sdk/rules'
import { putLine } from '../cart-sync/put-line.ts'
import { cellKey, type WholesaleCart, type WholesaleCell } from './wholesale-cart.ts'

/** A cell and its count. */
export interface CellCount {
  readonly cell: WholesaleCell
  readonly count: number
}

/** Returns a count from 1 to the maximum of a line; NaN becomes 1. */
export const wholeCount = (count: number): number =>
  Number.isNaN(count) ? 1 : Math.min(WHOLESALE_COUNT, Math.max(1, Math.trunc(count)))

/** Returns the price of a single item of a cell, in tyiyn. */
export function firstCost({ prices }: Pick<WholesaleCell, 'prices'>): number {
  const lowest = tierOf(prices, 1) ?? prices[0]
  return lowest ? toMinor(lowest.price) : 0
}

/** Adds to the cell if it is in the cart, otherwise adds a line. Source: spec §4, cart rules. */
export function addCell(cart: WholesaleCart, { cell, count }: CellCount): WholesaleCart {
  const key = cellKey(cell)
  const before = cart.lines.get(key)
  const next = wholeCount((before?.count ?? 0) + wholeCount(count))
  return putLine(cart, key, cell, firstCost(cell), next, before?.added ?? 0, before)
}

/** Whether all of these cells fit into the cart: the number of lines in an order is limited. */
export function hasRoomFor(cart: WholesaleCart, cells: readonly CellCount[]): boolean {
  const others = new Set(cells.map(({ cell }) => cellKey(cell)).filter((key) => !cart.lines.has(key)))
  return cart.size + others.size <= WHOLESALE_LINES
}

/** Returns how many pieces `addCells` leaves out, because a line holds a limited count. */
export function countBeyondLimit(cart: WholesaleCart, cells: readonly CellCount[]): number {
  const counts = new Map<string, number>()
  for (const { cell, count } of cells) {
    const key = cellKey(cell)
    counts.set(key, (counts.get(key) ?? cart.lines.get(key)?.count ?? 0) + wholeCount(count))
  }
  return [...counts.values()].reduce((all, count) => all + Math.max(0, count - WHOLESALE_COUNT), 0)
}

export const addCells = (cart: WholesaleCart, cells: readonly CellCount[]): WholesaleCart =>
  cells.reduce(addCell, cart)

/** Sets a line's count, at least 1. Returns the same cart if nothing changes. Source: spec §4, cart rules. */
export function setCount(cart: WholesaleCart, key: string, count: number): WholesaleCart {
  const line = cart.lines.get(key)
  if (!line || Number.isNaN(count)) return cart
  const next = wholeCount(count)
  return next === line.count ? cart : putLine(cart, key, line.goods, line.cost, next, line.added, line)
}
