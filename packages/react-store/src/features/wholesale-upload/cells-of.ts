import type { OrderFileItem, OrderFileLine } from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup, tierOf } from '@shyrdak/sdk/rules'
import type { CellCount } from '@shyrdak/state-machines/wholesale-cart'

/** A line of the file that can be ordered. */
export interface ReadyLine {
  readonly row: number
  readonly item: OrderFileItem
  /** Price of one item, at the tier that all lines of its product reach together. */
  readonly price: string
}

const tiered = ({ reyestr_id, sole, count }: OrderFileItem) => ({
  reyestr_id,
  sole_id: sole?.id ?? null,
  count,
})

export function readyLines(lines: readonly OrderFileLine[]): ReadyLine[] {
  const ready = lines.flatMap(({ row, item }) => (item ? [{ row, item }] : []))
  const counts = tierCounts(ready.map(({ item }) => tiered(item)))
  return ready.flatMap(({ row, item }) => {
    const tier = tierOf(item.prices, counts.get(tierGroup(tiered(item))) ?? item.count)
    return tier ? [{ row, item, price: tier.price }] : []
  })
}

/** Converts lines to cells to add to the cart. */
export const cellsOf = (lines: readonly ReadyLine[]): CellCount[] =>
  lines.map(({ item: { reyestr_id, reyestr_name, reyestr_img, count, ...own } }) => ({
    count,
    cell: { ...own, id: reyestr_id, name: reyestr_name, photo: reyestr_img, from: 'price_list' },
  }))
