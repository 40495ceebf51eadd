import type { Money } from '../contract/money.ts'
import { addMoney, multiplyMoney, toMinor, toMoney } from './money.ts'

/** A line as totals see it: the price of a piece in som, discount taken off, and how many. */
export interface PricedLine {
  readonly sale_cost: Money
  readonly count: number
}

export const lineTotal = (line: PricedLine): Money => multiplyMoney(line.sale_cost, line.count)

/** The sum of the lines, delivery not counted. */
export const goodsTotal = (lines: readonly PricedLine[]): Money => addMoney(...lines.map(lineTotal))

/** The sum of what is paid for sending each line. */
export const deliveryTotal = (services: readonly { readonly price: Money }[]): Money =>
  addMoney(...services.map(({ price }) => price))

/** What the shopper pays for a retail order. */
export const orderTotal = (
  lines: readonly PricedLine[],
  services: readonly { readonly price: Money }[],
): Money => addMoney(goodsTotal(lines), deliveryTotal(services))

/** Whole units, hundredths dropped: how the total of a wholesale order is rounded. Source: spec §9. */
export const floorToWhole = (money: Money): Money => toMoney(Math.floor(toMinor(money) / 100) * 100)

/** The total of a wholesale order: the sum of its lines, floored once at the end. */
export const wholesaleTotal = (lines: readonly PricedLine[]): Money => floorToWhole(goodsTotal(lines))
