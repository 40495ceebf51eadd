import type { DeliveryService, LocalizedText, TariffStep } from '@shyrdak/sdk/contract'
import { compareMoney, priceByWeight, toMoney } from '@shyrdak/sdk/rules'

/**
 * One weight band of a carrier's price list, in grams: above `fromG`, up to and including `toG`. Price in
 * tyiyn.
 */
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

/** The price list of one service in the form of quotes. */
export const stepsOf = (bands: readonly TariffBand[]): TariffStep[] =>
  bands.map(({ fromG, toG, priceMinor }) => ({ above: fromG, up_to: toG, price: toMoney(priceMinor) }))

/** The price lists by service code. */
export const tariffsOf = (bands: readonly TariffBand[]): Record<string, TariffStep[]> =>
  Object.fromEntries([...Map.groupBy(bands, ({ code }) => code)].map(([code, own]) => [code, stepsOf(own)]))

/**
 * Returns the delivery services for one line, sorted by price, days and code. Days of production are added to
 * those of transit.
 */
export function servicesFor(bands: readonly TariffBand[], grams: number, daysToMake = 0): DeliveryService[] {
  const offers = Object.values(Object.groupBy(bands, ({ code }) => code)).flatMap((own = []) => {
    const [band] = own
    const price = priceByWeight(stepsOf(own), grams)
    return band === undefined || price === undefined ? [] : [{ band, price }]
  })
  return offers
    .sort(
      (a, b) =>
        compareMoney(a.price, b.price) ||
        a.band.daysMin - b.band.daysMin ||
        (a.band.code < b.band.code ? -1 : a.band.code > b.band.code ? 1 : 0),
    )
    .map(({ band, price }) => ({
      id: band.code,
      code: band.code,
      carrier: band.operator,
      kind: band.kind,
      name: band.name,
      price,
      days_min: daysToMake + band.daysMin,
      days_max: daysToMake + band.daysMax,
    }))
}
