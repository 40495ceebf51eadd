import { isRefusal, isShyrdakError } from '@shyrdak/sdk'
import { wholesaleOrders, type Money, type PriceTier } from '@shyrdak/sdk/contract'

/** Why the store refuses an order, by the cart keys of its lines. */
export type OrderRefusal =
  | {
      readonly code: 'PRICE_CHANGED'
      /** The current price of the whole order. */
      readonly sum: Money
      readonly lines: readonly { readonly key: string; readonly tier: PriceTier }[]
    }
  | {
      readonly code: 'SOLD_OUT'
      readonly lines: readonly { readonly key: string; readonly stock: number }[]
    }
  | {
      readonly code: 'KITS_SHORT'
      readonly lines: readonly {
        readonly key: string
        readonly brand_id: number
        readonly requested: number
        readonly remainder: number
      }[]
    }
  /** Goods, colours, sizes, soles or logos that the store no longer sells like this. */
  | { readonly code: 'NOT_SOLD'; readonly lines: readonly { readonly key: string }[] }

const { place } = wholesaleOrders

/**
 * Returns what an error says about the lines that were sent; null if it says nothing about them. `keys` are
 * in the order of the lines.
 */
export function orderRefusal(error: unknown, keys: readonly string[]): OrderRefusal | null {
  const keyed = <Line extends { readonly index: number }>(lines: readonly Line[]) =>
    lines.flatMap(({ index, ...line }) => {
      const key = keys[index]
      return key === undefined ? [] : [{ key, ...line }]
    })
  if (isRefusal(error, place, 'PRICE_CHANGED')) {
    const { sum, lines } = error.data
    return {
      code: 'PRICE_CHANGED',
      sum,
      lines: keyed(lines).map(({ key, ...tier }) => ({ key, tier })),
    }
  }
  if (isRefusal(error, place, 'SOLD_OUT')) return { code: 'SOLD_OUT', lines: keyed(error.data.lines) }
  if (isRefusal(error, place, 'KITS_SHORT')) return { code: 'KITS_SHORT', lines: keyed(error.data.lines) }
  if (!isShyrdakError(error) || error.code !== 'INVALID') return null
  const places = error.issues.flatMap(({ path: [field, index] }) =>
    field === 'items' && typeof index === 'number' ? [index] : [],
  )
  const lines = keyed([...new Set(places)].map((index) => ({ index })))
  return lines.length > 0 ? { code: 'NOT_SOLD', lines } : null
}
