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

/** What is no number, or more than a line may have, counts as nothing until it is mended. */
function countOf({ text }: Entry): number {
  const count = typedCount(text) ?? 0
  return count > WHOLESALE_COUNT ? 0 : count
}

const sumOf = (entries: Iterable<Entry>, has: (entry: Entry) => boolean): number => {
  let sum = 0
  for (const entry of entries) if (has(entry)) sum += countOf(entry)
  return sum
}

/** How many of a product and sole are typed and in the cart: they reach a tier together. */
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

export interface GridTotals {
  /** Of the layer that is seen. */
  readonly rows: ReadonlyMap<number, { readonly count: number; readonly sum: Money }>
  readonly columns: ReadonlyMap<string, number>
  readonly layer: number
  /** Every layer with something in it, in the order in which they were begun. */
  readonly layers: readonly LayerTotal[]
  /** Of all layers. The sum is floored to whole units. Source: spec §9. */
  readonly count: number
  readonly sum: Money
  /** What the seen sole costs, with what the cart holds of it; undefined where no list begins at so few. */
  readonly tier: PriceTier | undefined
  /** The next tier and how many are missing to it; null at the last one. */
  readonly next: { readonly tier: PriceTier; readonly missing: number } | null
}

const pricesOf = ({ soles, prices }: WholesaleProduct, sole: number | null): readonly PriceTier[] =>
  sole === null ? prices : (soles.find(({ id }) => id === sole)?.prices ?? [])

/** Running totals of the grid, at the prices that what is typed reaches together with the cart. */
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

/** A kit beside the cart and what is typed: `left` falls below zero where it is short, `missing` is what to buy then. */
export interface TypedKit {
  readonly kit: Brand
  readonly typed: number
  readonly left: number
  /** In pieces, a whole multiple of the kit's count. */
  readonly missing: number
}

/** The kits as one types. A kit's `remainder` has lost what the cart takes already. */
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
