import type { Money } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'
import { useStore } from '../store/use-store.ts'

export interface FreeDeliveryHintProps {
  /** The sum from which delivery is free; without one there is nothing to say. */
  readonly from: Money | undefined
  readonly goods: Money
  /** Says how much is missing. */
  readonly missing: (sum: string) => string
  readonly reached: string
}

/** How much is missing for free delivery. */
export function FreeDeliveryHint({ from, goods, missing, reached }: FreeDeliveryHintProps) {
  const { language } = useStore()
  if (from === undefined) return null
  const rest = subtractMoney(from, goods)
  return (
    <p className="shyrdak-free-delivery-hint">
      {rest === ZERO ? reached : missing(formatMoney(rest, 'KGS', language))}
    </p>
  )
}
