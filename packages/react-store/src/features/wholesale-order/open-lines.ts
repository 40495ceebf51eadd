import type { Brand } from '@shyrdak/sdk/contract'
import type { PricedLine } from '@shyrdak/state-machines/wholesale-cart/rules'
import type { OrderRefusal } from '@shyrdak/state-machines/wholesale-order/rules'

type Short = Extract<OrderRefusal, { code: 'KITS_SHORT' }>['lines'][number]
type SoldOut = Extract<OrderRefusal, { code: 'SOLD_OUT' }>['lines'][number]
type Changed = Extract<OrderRefusal, { code: 'PRICE_CHANGED' }>['lines'][number]

type NotSold = Extract<OrderRefusal, { code: 'NOT_SOLD' }>['lines'][number]

/** A refused line that has not been changed since. */
export type OpenLine =
  | { readonly code: 'KITS_SHORT'; readonly priced: PricedLine; readonly refused: Short }
  | { readonly code: 'SOLD_OUT'; readonly priced: PricedLine; readonly refused: SoldOut }
  | { readonly code: 'PRICE_CHANGED'; readonly priced: PricedLine; readonly refused: Changed }
  | { readonly code: 'NOT_SOLD'; readonly priced: PricedLine; readonly refused: NotSold }

/** The refused lines that still need action: neither changed, removed, nor covered by kits bought since. */
export function openOrderLines(
  refusal: OrderRefusal | null,
  lines: readonly PricedLine[],
  kits: readonly Brand[] | null,
): OpenLine[] {
  if (!refusal) return []
  const byKey = new Map(lines.map((priced) => [priced.line.key, priced]))
  const found = (key: string) => byKey.get(key)
  switch (refusal.code) {
    case 'KITS_SHORT':
      return refusal.lines.flatMap((refused): OpenLine[] => {
        const priced = found(refused.key)
        const isEnough = kits?.find(({ id }) => id === refused.brand_id)?.isEnough ?? false
        if (!priced || isEnough || priced.line.count < refused.requested) return []
        return [{ code: 'KITS_SHORT', priced, refused }]
      })
    case 'SOLD_OUT':
      return refusal.lines.flatMap((refused): OpenLine[] => {
        const priced = found(refused.key)
        return priced && priced.line.count > refused.stock ? [{ code: 'SOLD_OUT', priced, refused }] : []
      })
    case 'NOT_SOLD':
      return refusal.lines.flatMap((refused): OpenLine[] => {
        const priced = found(refused.key)
        return priced ? [{ code: 'NOT_SOLD', priced, refused }] : []
      })
    case 'PRICE_CHANGED':
      return refusal.lines.flatMap((refused): OpenLine[] => {
        const priced = found(refused.key)
        return priced && priced.tier?.price !== refused.tier.price
          ? [{ code: 'PRICE_CHANGED', priced, refused }]
          : []
      })
    default:
      return refusal satisfies never
  }
}
