import type { Country, Language } from '@shyrdak/sdk/contract'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Some names of the store are short (USA, UAE), so the full English name is found as well. */
function namesOf({ code, name }: Country): string[] {
  const fullName = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  return [...Object.values(name), fullName].map(plain)
}

/** Countries that match by name in any language or by code. Matches at the start of a name come first. */
export function filterCountries(
  countries: readonly Country[],
  typed: string,
  language: Language,
): readonly Country[] {
  const query = plain(typed)
  if (query === '') return countries
  const rank = (country: Country): number => {
    if (plain(country.name[language]).startsWith(query)) return 0
    const names = namesOf(country)
    if (country.code.toLowerCase() === query || names.some((name) => name.startsWith(query))) return 1
    return names.some((name) => name.includes(query)) ? 2 : 3
  }
  return countries
    .map((country) => ({ country, place: rank(country) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country)
}
