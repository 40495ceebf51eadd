import type { Money } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'
import { useStore } from '../store/use-store.ts'

export interface FreeDeliveryHintProps {
  /** The sum from which delivery is free; nothing is rendered without one. */
  readonly from: Money | undefined
  readonly goods: Money
  /** Returns the text for the sum that is missing. */
  readonly missing: (sum: string) => string
  readonly reached: string
}

/** Shows how much is missing for free delivery. */
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
