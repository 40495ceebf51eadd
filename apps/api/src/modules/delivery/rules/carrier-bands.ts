import type { CarrierRates } from '#gateways/delivery/ask-carriers.ts'
import type { CarrierRate } from '#gateways/delivery/port.ts'
import type { TariffBand } from './delivery.ts'

/** The lightest line of a cart and the whole cart, in grams. */
export interface CartWeights {
  lightest: number
  all: number
}

/**
 * Returns the weights to ask a carrier about: the upper limits of the bands that parcels of the cart can fall
 * into. A cart heavier than the last band is split into full parcels and a rest, so every band is asked.
 */
export function weightsToAsk(bands: readonly TariffBand[], { lightest, all }: CartWeights): number[] {
  const heaviest = Math.max(...bands.map(({ toG }) => toG))
  const possible = all > heaviest ? bands : bands.filter(({ fromG, toG }) => fromG < all && toG >= lightest)
  return [...new Set(possible.map(({ toG }) => toG))].sort((a, b) => a - b)
}

/**
 * Replaces the prices and days of a carrier's bands with its live rates. `priceOf` returns tyiyn. Bands that
 * the carrier does not offer are dropped. A heavier parcel never costs less than a lighter one, even if the
 * carrier says so.
 */
export function bandsOfCarrier(
  bands: readonly TariffBand[],
  rates: CarrierRates,
  priceOf: (rate: CarrierRate) => number,
): TariffBand[] {
  return Object.values(Object.groupBy(bands, ({ code }) => code)).flatMap((own = []) => {
    const rated = own
      .toSorted((a, b) => a.toG - b.toG)
      .flatMap((band) => {
        const rate = rates.get(band.toG)?.find(({ kind }) => kind === band.kind)
        return rate ? [{ band, rate }] : []
      })
    const daysMin = Math.max(0, ...rated.map(({ rate }) => rate.daysMin))
    const daysMax = Math.max(daysMin, ...rated.map(({ rate }) => rate.daysMax))
    let priceMinor = 0
    return rated.map(({ band, rate }) => {
      priceMinor = Math.max(priceMinor, priceOf(rate))
      return { ...band, priceMinor, daysMin, daysMax }
    })
  })
}
