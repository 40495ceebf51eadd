import { useCountryName } from '../shell/use-countries.ts'

/** The name of a country in the language of the page. */
export const CountryName = ({ code }: { code: string }) => useCountryName()(code)
