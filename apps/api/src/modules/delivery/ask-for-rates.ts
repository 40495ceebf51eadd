import type { QuoteDestination } from '@shyrdak/sdk/contract'
import { addWorkingDays, plainPostalCode } from '@shyrdak/sdk/rules'
import type { CarrierRates } from '#gateways/delivery/ask-carriers.ts'
import { readingRates } from '#modules/catalogue/index.ts'
import { dayOf } from '#platform/day.ts'
import type { DeliveryContext } from './context.ts'
import { bandsOfCarrier, weightsToAsk, type CartWeights } from './rules/carrier-bands.ts'
import type { TariffBand } from './rules/delivery.ts'
import { toSom } from './rules/to-som.ts'
import { DAY_MS } from '#platform/time.ts'

type Sources = Pick<DeliveryContext, 'db' | 'revision' | 'clock' | 'settings' | 'carriers' | 'log'>

interface Parcel {
  country: string
  destination: QuoteDestination
  weights: CartWeights
}

/**
 * Returns the price lists to a country with the live rates of carriers in place of theirs. A carrier that is
 * down, slow, or quotes a currency without a fresh exchange rate keeps its price list.
 */
export async function withCarrierRates(
  context: Sources,
  bands: readonly TariffBand[],
  { country, destination, weights }: Parcel,
): Promise<TariffBand[]> {
  if (weights.all === 0 || bands.length === 0) return [...bands]
  const carrierRates = await context.carriers.ask({
    to: {
      country,
      city: destination.city,
      postalCode: plainPostalCode(destination.postal_code, country),
    },
    day: nextWorkingDay(context.clock()),
    weights: weightsToAsk(bands, weights),
    operators: new Set(bands.map(({ operator }) => operator)),
  })
  if (carrierRates.size === 0) return [...bands]
  const rates = await readingRates(context)
  const { marginPercent } = context.settings.payments
  return [...Map.groupBy(bands, ({ operator }) => operator)].flatMap(([operator, own]) => {
    const answered = carrierRates.get(operator)
    if (!answered) return own
    const without = currenciesOf(answered).find((currency) => currency !== 'KGS' && !rates.has(currency))
    if (without !== undefined) {
      context.log.error(
        { operator, currency: without },
        `delivery: rates of ${operator} not used: no fresh exchange rate for ${without}; its price list is used`,
      )
      return own
    }
    return bandsOfCarrier(own, answered, ({ amount, currency }) => {
      const rate = rates.get(currency)
      return rate ? toSom(amount, { somPerUnit: rate.somPerUnit, marginPercent }) : amount
    })
  })
}

const currenciesOf = (answered: CarrierRates): string[] =>
  [...answered.values()].flatMap((rates) => rates.map(({ currency }) => currency))

/** Today in Bishkek, or the next Monday on a weekend. */
const nextWorkingDay = (now: Date): string => addWorkingDays(dayOf(new Date(now.getTime() - DAY_MS)), 1)
