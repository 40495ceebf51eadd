import type { CarrierRate } from './port.ts'

/** Returns the cheapest rate of each kind; of equally cheap ones, the fastest. */
export function cheapestOfKind(rates: readonly CarrierRate[]): CarrierRate[] {
  const found = new Map<CarrierRate['kind'], CarrierRate>()
  for (const rate of rates) {
    const best = found.get(rate.kind)
    if (!best || rate.amount < best.amount || (rate.amount === best.amount && rate.daysMax < best.daysMax))
      found.set(rate.kind, rate)
  }
  return [...found.values()]
}
