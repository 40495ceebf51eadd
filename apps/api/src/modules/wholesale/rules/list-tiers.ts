import type { LocalizedText, PriceTier } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'

/** A price valid today: of the client's list, or the store's own when `listId` is null. */
export interface ListedPrice {
  id: number
  listId: number | null
  listName: LocalizedText | null
  /** Null for all soles, and for goods without soles. */
  soleId: number | null
  fromCount: number
  amountMinor: number
  validFrom: string | null
  validUntil: string | null
}

/**
 * The precedence of prices valid for the same count, in this order: list before store, specific sole before
 * all, higher count, later start, higher id.
 */
const weight = ({ listId, soleId, fromCount, validFrom, id }: ListedPrice) =>
  [listId === null ? 0 : 1, soleId === null ? 0 : 1, fromCount, validFrom ?? '', id] as const

function isBefore(first: ListedPrice, second: ListedPrice): boolean {
  const others = weight(second)
  for (const [index, own] of weight(first).entries()) {
    const other = others[index] ?? 0
    if (own !== other) return own > other
  }
  return false
}

/**
 * Returns the price tiers of goods with this sole or none; empty when they are not on sale. Every order
 * counts as having at least `clientTier` pieces, so the first tier is the price for that count.
 */
export function listTiers(
  prices: readonly ListedPrice[],
  soleId: number | null,
  clientTier = 1,
): PriceTier[] {
  const own = prices
    .filter((price) => price.soleId === null || price.soleId === soleId)
    .map((price) => ({ price, start: Math.max(price.fromCount, clientTier) }))
    .toSorted((one, other) => one.start - other.start)
  const tiers: PriceTier[] = []
  let best: ListedPrice | undefined
  let listed: ListedPrice | undefined
  // A price stays in effect at higher counts until one that takes precedence starts.
  for (const [index, { price, start }] of own.entries()) {
    if (best === undefined || isBefore(price, best)) best = price
    if (own[index + 1]?.start === start || best === listed) continue
    listed = best
    tiers.push({
      from_count: start === clientTier ? 1 : start,
      price: toMoney(best.amountMinor),
      list: best.listId === null || best.listName === null ? null : { id: best.listId, name: best.listName },
      valid_until: best.validUntil,
    })
  }
  return tiers
}
