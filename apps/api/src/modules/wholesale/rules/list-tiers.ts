import type { LocalizedText, PriceTier } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'

/** A price that holds today: of the client's list, or where `listId` is null the store's own. */
export interface ListedPrice {
  id: number
  listId: number | null
  listName: LocalizedText | null
  /** Null for every sole, and for goods without one. */
  soleId: number | null
  fromCount: number
  amountMinor: number
  validFrom: string | null
  validUntil: string | null
}

/**
 * Which of two prices that both hold for a count is taken: the list's before the store's own, one for this sole before one
 * for all, that of the higher count, the later one, and of two alike the one written last.
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
 * What goods with this sole (or none) cost from which count on; empty where they are not sold. A client's tier is a count
 * that every order of theirs has reached: the first price is that of so many.
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
  let told: ListedPrice | undefined
  // What holds from a lower count on holds from this one on too, until a better price begins.
  for (const [index, { price, start }] of own.entries()) {
    if (best === undefined || isBefore(price, best)) best = price
    if (own[index + 1]?.start === start || best === told) continue
    told = best
    tiers.push({
      from_count: start === clientTier ? 1 : start,
      price: toMoney(best.amountMinor),
      list: best.listId === null || best.listName === null ? null : { id: best.listId, name: best.listName },
      valid_until: best.validUntil,
    })
  }
  return tiers
}
