import type { Money, QuotedLine } from '@shyrdak/sdk/contract'
import { addMoney, compareMoney, ZERO } from '@shyrdak/sdk/rules'

/**
 * The lines, with services that cost nothing where the goods of their kind come to the sum from which delivery is free.
 * Retail and special goods are ordered apart, so each kind counts by itself.
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
