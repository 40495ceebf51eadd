import type { Money } from '../contract/money.ts'
import { addMoney, multiplyMoney, toMinor, toMoney } from './money.ts'

/** The fields of a line that totals need: the price of one item in som after the discount, and the count. */
export interface PricedLine {
  readonly sale_cost: Money
  readonly count: number
}

export const lineTotal = (line: PricedLine): Money => multiplyMoney(line.sale_cost, line.count)

/** Returns the sum of the lines, without delivery. */
export const goodsTotal = (lines: readonly PricedLine[]): Money => addMoney(...lines.map(lineTotal))

/** Returns the sum of the delivery prices. */
export const deliveryTotal = (services: readonly { readonly price: Money }[]): Money =>
  addMoney(...services.map(({ price }) => price))

/** Rounds an amount down to whole units, as wholesale totals require. Source: spec §9. */
export const floorToWhole = (money: Money): Money => toMoney(Math.floor(toMinor(money) / 100) * 100)

/** Returns the total of a wholesale order: the sum of its lines, floored once. Source: spec §9. */
export const wholesaleTotal = (lines: readonly PricedLine[]): Money => floorToWhole(goodsTotal(lines))
