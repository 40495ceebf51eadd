import { localized } from '@shyrdak/sdk/format'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import type { CartLine } from '@shyrdak/state-machines/retail-cart'
import type { Language } from '@shyrdak/sdk/contract'
import type { CartEventDetail, CartEventLine } from './element-events.ts'

export const eventLine = ({ goods, count }: CartLine, language: Language): CartEventLine => ({
  productId: goods.product_id,
  variationId: goods.variation_id,
  slug: goods.slug,
  name: localized(goods.name, language),
  size: goods.size,
  count,
  price: goods.sale_cost,
  sum: multiplyMoney(goods.sale_cost, count),
})

type Change = Omit<CartEventDetail, 'cart'>

/** Compares two states of a cart line by line and returns the changes. */
export function cartChanges(
  before: readonly CartLine[],
  after: readonly CartLine[],
  language: Language,
): readonly Change[] {
  const counts = new Map(before.map(({ key, count }) => [key, count]))
  const present = after.flatMap((line): Change[] => {
    const count = counts.get(line.key)
    counts.delete(line.key)
    if (count === line.count) return []
    const change = count === undefined ? 'added' : 'changed'
    return [{ ...eventLine(line, language), change, before: count ?? 0 }]
  })
  const gone = before
    .filter(({ key }) => counts.has(key))
    .map((line): Change => {
      return { ...eventLine({ ...line, count: 0 }, language), change: 'removed', before: line.count }
    })
  return [...gone, ...present]
}
