import type { PricedLine } from '@shyrdak/state-machines/wholesale-cart/rules'
import { multiplyMoney, toMinor, toMoney } from '@shyrdak/sdk/rules'
import type { Money } from '@shyrdak/sdk/contract'

/** The lines of one product, in the order in which they were added. */
export interface ItemLines {
  readonly key: string
  readonly lines: readonly PricedLine[]
  readonly count: number
  readonly sum: Money
}

export const lineSum = ({ line: { count }, tier }: PricedLine): Money | null =>
  tier && multiplyMoney(tier.price, count)

/** Groups the cart's lines by product. */
export const itemsOf = (lines: readonly PricedLine[]): ItemLines[] =>
  [...Map.groupBy(lines, ({ line: { goods } }) => `${goods.id}:${goods.price_type}`)].map(([key, own]) => ({
    key,
    lines: own,
    count: own.reduce((all, { line }) => all + line.count, 0),
    sum: toMoney(own.reduce((all, line) => all + toMinor(lineSum(line) ?? '0.00'), 0)),
  }))
