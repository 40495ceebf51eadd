import { isRefusal, isShyrdakError } from '@shyrdak/sdk'
import { wholesaleOrders, type Money, type PriceTier } from '@shyrdak/sdk/contract'

/** Why the store takes an order not as it is, by the keys of its lines in the cart. */
export type OrderRefusal =
  | {
      readonly code: 'PRICE_CHANGED'
      /** What the whole order costs now. */
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
  /** Goods, colours, sizes, soles or logos that the store no longer has like this. */
  | { readonly code: 'NOT_SOLD'; readonly lines: readonly { readonly key: string }[] }

const { place } = wholesaleOrders

/** What an error says of the lines that were sent, in their order; null when it says nothing of them. */
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
