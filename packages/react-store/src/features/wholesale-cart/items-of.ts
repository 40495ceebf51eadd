import type { PricedLine } from '@shyrdak/state-machines/wholesale-cart/rules'
import { multiplyMoney, toMinor, toMoney } from '@shyrdak/sdk/rules'
import type { Money } from '@shyrdak/sdk/contract'

/** The lines of one product, in the order of `asInCatalogue`. */
export interface ItemLines {
  readonly key: string
  readonly lines: readonly PricedLine[]
  readonly count: number
  readonly sum: Money
}

export const lineSum = ({ line: { count }, tier }: PricedLine): Money | null =>
  tier && multiplyMoney(tier.price, count)

const grouped = (lines: readonly PricedLine[], keyOf: (line: PricedLine['line']) => unknown) => [
  ...Map.groupBy(lines, ({ line }) => keyOf(line)).values(),
]

/** Ascending; sizes that are no numbers stay as they were added. */
const bySize = ({ line: one }: PricedLine, { line: other }: PricedLine): number =>
  Number.parseFloat(one.goods.size.name) - Number.parseFloat(other.goods.size.name) || 0

/**
 * Colour by colour, and within it sole by sole and logo by logo, with ascending sizes: as the lines stand in the
 * catalogue and on a buyer's list, in whichever order they were typed.
 */
const asInCatalogue = (lines: readonly PricedLine[]): PricedLine[] =>
  grouped(lines, ({ goods }) => goods.variation_id).flatMap((color) =>
    grouped(color, ({ goods: { sole, brand, sole_brand } }) =>
      [sole?.id, brand?.id, sole_brand?.id].join(':'),
    ).flatMap((alike) => alike.toSorted(bySize)),
  )

/** Groups the cart's lines by product. Products are in the order in which they were added. */
export const itemsOf = (lines: readonly PricedLine[]): ItemLines[] =>
  [...Map.groupBy(lines, ({ line: { goods } }) => `${goods.id}:${goods.price_type}`)].map(([key, own]) => ({
    key,
    lines: asInCatalogue(own),
    count: own.reduce((all, { line }) => all + line.count, 0),
    sum: toMoney(own.reduce((all, line) => all + toMinor(lineSum(line) ?? '0.00'), 0)),
  }))
