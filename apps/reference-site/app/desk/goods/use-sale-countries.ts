import { countries as endpoints, type Country, type Language, type Money } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useDeskCall } from '../desk-call.ts'

export interface SaleCountries {
  /** Empty until they are there. */
  readonly all: readonly Country[]
  readonly rates: GoodsChoices['rates']
}

const NO_RATES: GoodsChoices['rates'] = []
const NO_COUNTRIES: readonly Country[] = []

/** The countries in which goods may be sold, and at which rates their shoppers read the prices. */
export function useSaleCountries(rates = NO_RATES): SaleCountries {
  const call = useDeskCall()
  const { data } = useQuery({
    queryKey: [endpoints.list.path],
    queryFn: ({ signal }) => call(endpoints.list, { query: { per_page: 250 }, signal }),
  })
  return { all: data?.data ?? NO_COUNTRIES, rates }
}

/** About what shoppers of a country see for a price in som; null where they see som, too. */
export function inCurrency(
  { all, rates }: SaleCountries,
  country: string,
  som: Money,
  language: Language,
): string | null {
  const currency = all.find(({ code }) => code === country)?.currency
  const rate = rates.find((one) => one.currency === currency)
  if (currency === undefined || !rate) return null
  const minor = Math.round(toMinor(som) / Number(rate.som_per_unit))
  return `≈ ${formatMoney(toMoney(minor), currency, language)}`
}
