import {
  WHOLESALE_COUNT,
  type Brand,
  type WholesaleProduct,
  type WholesaleSource,
} from '@shyrdak/sdk/contract'
import { tierOf } from '@shyrdak/sdk/rules'
import {
  cellKey,
  type CellCount,
  type Logo,
  type WholesaleLine,
} from '@shyrdak/state-machines/wholesale-cart/rules'
import { entryKey, type Entries, type Entry } from './grid-layer.ts'
import { groupCount } from './grid-totals.ts'
import { typedCount } from './typed-count.ts'

/** Why a cell cannot be added. `left` is the stock of the colour and size minus the count in the cart. */
export type CellError =
  | { readonly code: 'not_a_number' }
  | { readonly code: 'too_many' }
  | { readonly code: 'no_price' }
  | { readonly code: 'not_made' }
  /** The logo was chosen earlier, but the kits cannot be loaded now. */
  | { readonly code: 'logo_unknown' }
  | { readonly code: 'sold_out'; readonly left: number }

interface GridOrderInput {
  readonly product: WholesaleProduct
  readonly from: WholesaleSource
  readonly entries: Entries
  /** The lines already in the cart. */
  readonly lines: readonly WholesaleLine[]
  /** Null until their balances are loaded. */
  readonly kits: readonly Brand[] | null
}

interface GridOrder {
  /** All typed cells, to be added together. */
  readonly cells: readonly CellCount[]
  /** Errors by `entryKey`. Nothing may be added while there are any. */
  readonly errors: ReadonlyMap<string, CellError>
}

const logoOf = (kits: readonly Brand[] | null, id: number | null): Logo | null => {
  const kit = kits?.find((one) => one.id === id)
  return kit ? { id: kit.id, name: kit.name } : null
}

const isLogoUnknown = ({ layer }: Entry, kits: readonly Brand[] | null): boolean =>
  [layer.brand, layer.soleBrand].some((id) => id !== null && !logoOf(kits, id))

/** Converts the typed entries to cells for the cart, with an error for each that cannot be added. */
export function gridOrder({ product, from, entries, lines, kits }: GridOrderInput): GridOrder {
  const cells: CellCount[] = []
  const errors = new Map<string, CellError>()
  const inCart = new Map(lines.map(({ key, count }) => [key, count]))
  /** Remaining stock by id of the size, unless the product is made to order. */
  const left = new Map<string, number>()

  for (const [key, entry] of entries) {
    const count = typedCount(entry.text)
    if (count === 0) continue
    const cell = cellOf(product, from, entry, kits)
    if (count === null) errors.set(key, { code: 'not_a_number' })
    else if (!cell) errors.set(key, { code: 'not_made' })
    // Without its name, the line would be added as if no logo had been chosen.
    else if (isLogoUnknown(entry, kits)) errors.set(key, { code: 'logo_unknown' })
    else if (count + (inCart.get(cellKey(cell)) ?? 0) > WHOLESALE_COUNT) errors.set(key, { code: 'too_many' })
    else if (!tierOf(cell.prices, groupCount(entries, lines, product.id, entry.layer.sole)))
      errors.set(key, { code: 'no_price' })
    else {
      cells.push({ cell, count })
      if (product.made_to_order_days !== null) continue
      const { id, stock } = cell.size
      const rest =
        left.get(id) ??
        stock - lines.reduce((sum, { goods, count: has }) => sum + (goods.size.id === id ? has : 0), 0)
      left.set(id, rest - count)
      if (count > rest) errors.set(key, { code: 'sold_out', left: Math.max(0, rest) })
    }
  }
  return { cells, errors }
}

/** The cell of an entry; null when the product has no such combination. */
function cellOf(
  product: WholesaleProduct,
  from: WholesaleSource,
  { layer, color: colorId, size: sizeName }: Entry,
  kits: readonly Brand[] | null,
) {
  const color = product.colors.find(({ id }) => id === colorId)
  const size = color?.sizes.find(({ name }) => name === sizeName)
  const sole = product.soles.find(({ id }) => id === layer.sole) ?? null
  if (!color || !size || (product.price_type === 'sole') !== (sole !== null)) return null
  return {
    id: product.id,
    price_type: product.price_type,
    name: product.name,
    photo: color.photos[0] ?? product.photo,
    from,
    variation_id: color.variation_id,
    color: { id: color.id, name: color.name },
    size,
    sole: sole && { id: sole.id, name: sole.name, photo_path: sole.photo_path },
    brand: logoOf(kits, layer.brand),
    sole_brand: sole && logoOf(kits, layer.soleBrand),
    prices: sole ? sole.prices : product.prices,
  }
}

/** The first entry with an error, in the order of typing; null without errors. */
export const firstError = (errors: ReadonlyMap<string, CellError>, entries: Entries): Entry | null =>
  [...entries.values()].find(({ layer, color, size }) => errors.has(entryKey(layer, color, size))) ?? null
