import type { CarrierRates } from '#gateways/delivery/ask-carriers.ts'
import type { CarrierRate } from '#gateways/delivery/port.ts'
import type { TariffBand } from './delivery.ts'

/** The lightest line of a cart and all of it together, in grams. */
export interface CartWeights {
  lightest: number
  all: number
}

/**
 * The bands of a price list that parcels of a cart may fall into, as weights to ask a carrier about: their upper ends. What is
 * heavier than the last band travels as full parcels and a rest, which may have any weight.
 */
export function weightsToAsk(bands: readonly TariffBand[], { lightest, all }: CartWeights): number[] {
  const heaviest = Math.max(...bands.map(({ toG }) => toG))
  const asked = all > heaviest ? bands : bands.filter(({ fromG, toG }) => fromG < all && toG >= lightest)
  return [...new Set(asked.map(({ toG }) => toG))].sort((a, b) => a - b)
}

/**
 * A carrier's bands with what it says itself in the place of prices and days; `priceOf` gives tyiyn, or nothing where it cannot
 * be said. Services that it does not offer fall away. A heavier parcel never costs less than a lighter one, whatever was said.
 */
export function bandsOfCarrier(
  bands: readonly TariffBand[],
  rates: CarrierRates,
  priceOf: (rate: CarrierRate) => number,
): TariffBand[] {
  return Object.values(Object.groupBy(bands, ({ code }) => code)).flatMap((own = []) => {
    const said = own
      .toSorted((a, b) => a.toG - b.toG)
      .flatMap((band) => {
        const rate = rates.get(band.toG)?.find(({ kind }) => kind === band.kind)
        return rate ? [{ band, rate }] : []
      })
    const daysMin = Math.max(0, ...said.map(({ rate }) => rate.daysMin))
    const daysMax = Math.max(daysMin, ...said.map(({ rate }) => rate.daysMax))
    let priceMinor = 0
    return said.map(({ band, rate }) => {
      priceMinor = Math.max(priceMinor, priceOf(rate))
      return { ...band, priceMinor, daysMin, daysMax }
    })
  })
}
