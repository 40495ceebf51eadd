import type { DeliveryService, LocalizedText } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'

/** One weight band of a carrier's price list. Weights in grams, above `fromG` up to and with `toG`; price in tyiyn. */
export interface TariffBand {
  operator: string
  code: string
  kind: DeliveryService['kind']
  name: LocalizedText
  fromG: number
  toG: number
  priceMinor: number
  daysMin: number
  daysMax: number
}

/** A line heavier than this many full parcels is more than a carrier takes in one go. */
const MOST_PARCELS = 60

/**
 * What a carrier asks for a weight: as many full parcels as its heaviest band holds, and one for the rest.
 * Undefined where it does not carry that much.
 */
export function priceByWeight(bands: readonly TariffBand[], grams: number): number | undefined {
  const largest = bands.reduce<TariffBand | undefined>(
    (most, band) => (most === undefined || band.toG > most.toG ? band : most),
    undefined,
  )
  if (!largest) return undefined
  const weight = Math.max(1, grams)
  const full = Math.ceil(weight / largest.toG) - 1
  if (full >= MOST_PARCELS) return undefined
  const rest = weight - full * largest.toG
  const band = bands.find(({ fromG, toG }) => rest > fromG && rest <= toG)
  return band && full * largest.priceMinor + band.priceMinor
}

/**
 * The ways to send one line, cheapest first, then fastest, then by code: always the same order. Days of making come
 * before those of the way.
 */
export function servicesFor(bands: readonly TariffBand[], grams: number, daysToMake = 0): DeliveryService[] {
  const offers = Object.values(Object.groupBy(bands, ({ code }) => code)).flatMap((own = []) => {
    const [band] = own
    const minor = priceByWeight(own, grams)
    return band === undefined || minor === undefined ? [] : [{ band, minor }]
  })
  return offers
    .sort(
      (a, b) =>
        a.minor - b.minor ||
        a.band.daysMin - b.band.daysMin ||
        (a.band.code < b.band.code ? -1 : a.band.code > b.band.code ? 1 : 0),
    )
    .map(({ band, minor }) => ({
      id: band.code,
      code: band.code,
      carrier: band.operator,
      kind: band.kind,
      name: band.name,
      price: toMoney(minor),
      days_min: daysToMake + band.daysMin,
      days_max: daysToMake + band.daysMax,
    }))
}
