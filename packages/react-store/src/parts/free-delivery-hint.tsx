import type { Money } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'

export interface FreeDeliveryHintProps {
  /** The sum from which delivery is free, if it is known and there is one. */
  readonly from: Money | undefined
  readonly goods: Money
  /** Returns the text for the sum that is missing. */
  readonly missing: (sum: string) => string
  readonly reached: string
  /** What stands in this place without such a sum; by default nothing is rendered. */
  readonly otherwise?: string
}

/** Shows how much is missing for free delivery. */
export function FreeDeliveryHint({ from, goods, missing, reached, otherwise }: FreeDeliveryHintProps) {
  const rest = from === undefined ? null : subtractMoney(from, goods)
  const text = rest === null ? otherwise : rest === ZERO ? reached : missing(formatSom(rest))
  return text === undefined ? null : <p className="shyrdak-free-delivery-hint">{text}</p>
}
