import {
  WHOLESALE_COUNT,
  type Brand,
  type Money,
  type PriceTier,
  type WholesaleProduct,
} from '@shyrdak/sdk/contract'
import { kitCounts, tierOf, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { missingCount } from '@shyrdak/state-machines/wholesale-branding/rules'
import type { WholesaleLine } from '@shyrdak/state-machines/wholesale-cart/rules'
import { layerKey, type Entries, type Entry, type Layer } from './grid-layer.ts'
import { typedCount } from './typed-count.ts'

/** Invalid text, or a count above the limit of a line, counts as 0 until it is corrected. */
function countOf({ text }: Entry): number {
  const count = typedCount(text) ?? 0
  return count > WHOLESALE_COUNT ? 0 : count
}

const sumOf = (entries: Iterable<Entry>, has: (entry: Entry) => boolean): number => {
  let sum = 0
  for (const entry of entries) if (has(entry)) sum += countOf(entry)
  return sum
}

/** The count of a product and sole, typed and in the cart, which determines the price tier. */
export const groupCount = (
  entries: Entries,
  lines: readonly WholesaleLine[],
  productId: number,
  sole: number | null,
): number =>
  sumOf(entries.values(), ({ layer }) => layer.sole === sole) +
  lines.reduce(
    (sum, { goods, count }) =>
      sum + (goods.id === productId && (goods.sole?.id ?? null) === sole ? count : 0),
    0,
  )

export interface LayerTotal {
  readonly layer: Layer
  readonly count: number
}

/** Whether other layers than the visible one have counts, which its table does not show. */
export const hasHiddenCounts = (layers: readonly LayerTotal[], seen: Layer): boolean =>
  layers.some(({ layer }) => layerKey(layer) !== layerKey(seen))

export interface GridTotals {
  /** Totals of the visible layer. */
  readonly rows: ReadonlyMap<number, { readonly count: number; readonly sum: Money }>
  readonly columns: ReadonlyMap<string, number>
  readonly layer: number
  /** All layers with a count, in the order in which they were started. */
  readonly layers: readonly LayerTotal[]
  /** Totals of all layers. The sum is floored to whole units. Source: spec §9. */
  readonly count: number
  readonly sum: Money
  /** The tier of the visible sole, including its count in the cart; undefined if no tier starts that low. */
  readonly tier: PriceTier | undefined
  /** The next tier and the number of pieces missing to it; null at the last one. */
  readonly next: { readonly tier: PriceTier; readonly missing: number } | null
}

const pricesOf = ({ soles, prices }: WholesaleProduct, sole: number | null): readonly PriceTier[] =>
  sole === null ? prices : (soles.find(({ id }) => id === sole)?.prices ?? [])

/** Running totals of the grid, at the tiers that typed counts and the cart reach together. */
export function gridTotals(
  product: WholesaleProduct,
  seen: Layer,
  entries: Entries,
  lines: readonly WholesaleLine[],
): GridTotals {
  const key = layerKey(seen)
  const own = [...entries.values()].filter(({ layer }) => layerKey(layer) === key)
  const tiers = new Map<number | null, PriceTier | undefined>()
  const tierOfSole = (sole: number | null) => {
    if (!tiers.has(sole))
      tiers.set(sole, tierOf(pricesOf(product, sole), groupCount(entries, lines, product.id, sole)))
    return tiers.get(sole)
  }
  const minor = (some: readonly Entry[]) =>
    some.reduce((sum, entry) => {
      const tier = tierOfSole(entry.layer.sole)
      return sum + (tier ? toMinor(tier.price) * countOf(entry) : 0)
    }, 0)
  const layers = new Map<string, { layer: Layer; count: number }>()
  for (const entry of entries.values()) {
    const known = layers.get(layerKey(entry.layer)) ?? { layer: entry.layer, count: 0 }
    layers.set(layerKey(entry.layer), { ...known, count: known.count + countOf(entry) })
  }
  const reached = groupCount(entries, lines, product.id, seen.sole)
  const next = pricesOf(product, seen.sole)
    .filter(({ from_count }) => from_count > Math.max(1, reached))
    .toSorted((one, other) => one.from_count - other.from_count)[0]
  return {
    rows: new Map(
      product.colors.map(({ id }) => {
        const row = own.filter(({ color }) => color === id)
        return [id, { count: sumOf(row, () => true), sum: toMoney(minor(row)) }]
      }),
    ),
    columns: new Map(
      [...new Set(product.colors.flatMap(({ sizes }) => sizes.map(({ name }) => name)))].map((name) => [
        name,
        sumOf(own, ({ size }) => size === name),
      ]),
    ),
    layer: sumOf(own, () => true),
    layers: [...layers.values()].filter(({ count }) => count > 0),
    count: sumOf(entries.values(), () => true),
    sum: toMoney(Math.floor(minor([...entries.values()]) / 100) * 100),
    tier: tierOfSole(seen.sole) ?? tierOf(pricesOf(product, seen.sole), Math.max(1, reached)),
    next: next ? { tier: next, missing: next.from_count - reached } : null,
  }
}

/** A kit after cart and typed counts: `left` is negative when it is short, `missing` is the number to buy. */
export interface TypedKit {
  readonly kit: Brand
  readonly typed: number
  readonly left: number
  /** Missing pieces; a whole multiple of the kit's `count`. */
  readonly missing: number
}

/** The balances of kits including typed counts. A kit's `remainder` already excludes what the cart takes. */
export function typedKits(kits: readonly Brand[], entries: Entries): TypedKit[] {
  const typed = kitCounts(
    [...entries.values()].map((entry) => ({
      count: countOf(entry),
      brand_id: entry.layer.brand,
      sole_brand_id: entry.layer.soleBrand,
    })),
  )
  return kits.map((kit) => {
    const own = typed.get(kit.id) ?? 0
    return {
      kit,
      typed: own,
      left: kit.remainder - own,
      missing: missingCount({ ...kit, selected_count: kit.selected_count + own }),
    }
  })
}
