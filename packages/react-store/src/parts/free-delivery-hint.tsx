import type { Money } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'

export interface FreeDeliveryHintProps {
  /** The sum from which delivery is free; nothing is rendered without one. */
  readonly from: Money | undefined
  /** Whether `from` is not known yet. Its place is reserved, so that nothing below moves when it is. */
  readonly isAwaited?: boolean
  readonly goods: Money
  /** Returns the text for the sum that is missing. */
  readonly missing: (sum: string) => string
  readonly reached: string
}

/** Shows how much is missing for free delivery. */
export function FreeDeliveryHint({
  from,
  isAwaited = false,
  goods,
  missing,
  reached,
}: FreeDeliveryHintProps) {
  if (isAwaited) return <p className="shyrdak-free-delivery-hint" data-state="awaited" />
  if (from === undefined) return null
  const rest = subtractMoney(from, goods)
  return <p className="shyrdak-free-delivery-hint">{rest === ZERO ? reached : missing(formatSom(rest))}</p>
}
