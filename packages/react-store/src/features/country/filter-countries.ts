import type { Country, Language } from '@shyrdak/sdk/contract'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Countries that match by name in any language or by code. Matches at the start of a name come first. */
export function filterCountries(
  countries: readonly Country[],
  typed: string,
  language: Language,
): readonly Country[] {
  const query = plain(typed)
  if (query === '') return countries
  const rank = ({ code, name }: Country): number => {
    if (plain(name[language]).startsWith(query)) return 0
    if (code.toLowerCase() === query || Object.values(name).some((one) => plain(one).startsWith(query)))
      return 1
    return Object.values(name).some((one) => plain(one).includes(query)) ? 2 : 3
  }
  return countries
    .map((country) => ({ country, place: rank(country) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country)
}
