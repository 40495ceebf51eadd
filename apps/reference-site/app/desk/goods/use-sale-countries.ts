import { countries as endpoints, type Country, type Language, type Money } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useDeskCall } from '../desk-call.ts'

export interface SaleCountries {
  /** Empty until loaded. */
  readonly all: readonly Country[]
  readonly rates: GoodsChoices['rates']
}

const NO_RATES: GoodsChoices['rates'] = []
const NO_COUNTRIES: readonly Country[] = []

/** The countries of sale, and the rates at which their shoppers see prices. */
export function useSaleCountries(rates = NO_RATES): SaleCountries {
  const call = useDeskCall()
  const { data } = useQuery({
    queryKey: [endpoints.list.path],
    queryFn: ({ signal }) => call(endpoints.list, { query: { per_page: 250 }, signal }),
  })
  return { all: data?.data ?? NO_COUNTRIES, rates }
}

/** Formats a price in som in the currency that shoppers of a country see; null when they see som. */
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
