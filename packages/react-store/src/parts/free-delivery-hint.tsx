import type { Money } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'

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
  if (from === undefined) return null
  const rest = subtractMoney(from, goods)
  return <p className="shyrdak-free-delivery-hint">{rest === ZERO ? reached : missing(formatSom(rest))}</p>
}
