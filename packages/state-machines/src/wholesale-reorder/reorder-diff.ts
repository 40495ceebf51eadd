import type { Money, WholesaleItem, WholesaleProduct, WholesaleSource } from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup, tierOf } from '@shyrdak/sdk/rules'
import type { CellCount } from '../wholesale-cart/put-cells.ts'
import type { Logo, WholesaleCell } from '../wholesale-cart/wholesale-cart.ts'

/**
 * The current state of a line of a past order: it has the same price, a new one, or is gone. Goods that are
 * out of stock and not made to order are gone, too.
 */
export type ReorderLine =
  | {
      readonly state: 'same' | 'new_price'
      readonly item: WholesaleItem
      readonly cell: WholesaleCell
      readonly price: Money
    }
  | { readonly state: 'gone'; readonly item: WholesaleItem }

export interface ReorderSources {
  readonly items: readonly WholesaleItem[]
  readonly from: WholesaleSource
  /** The current goods by id. Missing ones are no longer sold. */
  readonly products: ReadonlyMap<number, WholesaleProduct>
  /** The client's logos by id. */
  readonly logos: ReadonlyMap<number, Logo>
}

/** Compares the lines of a past order with the current goods, at the tiers that the remaining lines reach. */
export function reorderDiff({ items, from, products, logos }: ReorderSources): ReorderLine[] {
  const logoOf = (id: number | null) => (id === null ? null : logos.get(id))
  const lines = items.map((item) => {
    const product = products.get(item.reyestr_id)
    const cell = product && cellOf(item, product, from)
    const [brand, sole_brand] = [logoOf(item.brand_id), logoOf(item.sole_brand_id)]
    const isSold = cell !== undefined && brand !== undefined && sole_brand !== undefined
    return { item, cell: isSold ? { ...cell, brand, sole_brand } : undefined }
  })
  const counts = tierCounts(lines.flatMap(({ item, cell }) => (cell ? [item] : [])))
  return lines.map(({ item, cell }): ReorderLine => {
    const tier = cell && tierOf(cell.prices, counts.get(tierGroup(item)) ?? item.count)
    if (!cell || !tier) return { state: 'gone', item }
    const { price } = tier
    return { state: price === item.price ? 'same' : 'new_price', item, cell, price }
  })
}

/** Returns the cell of a line if the goods still come in its colour, size and sole. */
function cellOf(
  item: WholesaleItem,
  product: WholesaleProduct,
  from: WholesaleSource,
): WholesaleCell | undefined {
  const color = product.colors.find(({ id }) => id === item.color)
  const size = color?.sizes.find(({ name }) => name === item.size)
  const sole = product.soles.find(({ id }) => id === item.sole_id)
  if (!color || !size) return undefined
  const isSoled = product.price_type === 'sole'
  if (isSoled ? !sole : item.sole_id !== null) return undefined
  if (size.stock === 0 && product.made_to_order_days === null) return undefined
  return {
    id: product.id,
    price_type: product.price_type,
    name: product.name,
    photo: product.photo,
    from,
    variation_id: color.variation_id,
    color: { id: color.id, name: color.name },
    size: { id: size.id, name: size.name },
    sole: sole ? { id: sole.id, name: sole.name, photo_path: sole.photo_path } : null,
    brand: null,
    sole_brand: null,
    prices: sole ? sole.prices : product.prices,
  }
}

/** Returns what accepting a diff adds to the cart: every line that is not gone. */
export const reorderCells = (diff: readonly ReorderLine[]): CellCount[] =>
  diff.flatMap((line) => (line.state === 'gone' ? [] : [{ cell: line.cell, count: line.item.count }]))
