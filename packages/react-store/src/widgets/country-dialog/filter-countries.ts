import type { Country, Language } from '@shyrdak/sdk/contract'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Countries whose name in any language, or whose code, starts or goes on with what was typed; the former first. */
export function filterCountries(
  countries: readonly Country[],
  typed: string,
  language: Language,
): readonly Country[] {
  const requested = plain(typed)
  if (requested === '') return countries
  const rank = ({ code, name }: Country): number => {
    if (plain(name[language]).startsWith(requested)) return 0
    if (
      code.toLowerCase() === requested ||
      Object.values(name).some((one) => plain(one).startsWith(requested))
    )
      return 1
    return Object.values(name).some((one) => plain(one).includes(requested)) ? 2 : 3
  }
  return countries
    .map((country) => ({ country, place: rank(country) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country)
}
