import type { Language } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { tierOf, toMinor } from '@shyrdak/sdk/rules'
import { fileTexts } from './file-texts.ts'
import { waysOf, type SoldGoods } from './sold-goods.ts'

/** Numbers stay numbers in the file; null is an empty cell. */
type Cell = string | number | null

export interface PriceTable {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** The index of the first price column. */
  firstPrice: number
}

/**
 * Builds a client's price list as a table: a row per colour, size and sole, a price column per tier, and
 * empty columns for counts and logos.
 */
export function priceTable(goods: readonly SoldGoods[], language: Language): PriceTable {
  const t = fileTexts(language)
  const ways = goods.map((one) => ({ one, ways: waysOf(one.entry) }))
  const counts = [
    ...new Set(ways.flatMap((each) => each.ways.flatMap(({ prices }) => prices.map((p) => p.from_count)))),
  ].toSorted((first, second) => first - second)
  const own = ['article', 'name', 'color', 'size', 'sole', 'count', 'logo', 'sole_logo', 'stock'] as const
  const rows = ways.flatMap(({ one: { entry, sizes }, ways: each }) =>
    each.flatMap(({ sole, prices }) => {
      const costs = counts.map((count) => {
        const tier = tierOf(prices, count)
        return tier ? toMinor(tier.price) / 100 : null
      })
      return sizes.map(({ color, size, stock }): Cell[] => [
        entry.id,
        localized(entry.name, language),
        localized(color.name, language),
        formatSize(size, language),
        sole ? localized(sole.name, language) : null,
        null,
        null,
        null,
        stock,
        ...costs,
      ])
    }),
  )
  return {
    head: [...own.map((name) => t(name)), ...counts.map((count) => t('price', { count }))],
    rows,
    firstPrice: own.length,
  }
}
