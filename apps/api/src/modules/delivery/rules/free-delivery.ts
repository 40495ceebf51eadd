import type { Money, QuotedLine } from '@shyrdak/sdk/contract'
import { addMoney, compareMoney, ZERO } from '@shyrdak/sdk/rules'

/**
 * Makes delivery free for each kind of goods whose total reaches the threshold. Retail and special goods are
 * ordered separately, so each kind is counted on its own.
 */
export function withFreeDelivery(lines: readonly QuotedLine[], from: Money): QuotedLine[] {
  const isReached = (isSpecial: boolean) => {
    const own = lines.filter((line) => line.is_special === isSpecial)
    return compareMoney(addMoney(...own.map(({ total }) => total)), from) >= 0
  }
  const isFree = { special: isReached(true), retail: isReached(false) }
  return lines.map((line) =>
    isFree[line.is_special ? 'special' : 'retail']
      ? { ...line, services: line.services.map((service) => ({ ...service, price: ZERO })) }
      : line,
  )
}
