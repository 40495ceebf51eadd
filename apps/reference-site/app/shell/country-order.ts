import { LANGUAGE_TAGS, SELECTABLE_COUNTRIES, type Language } from '@shyrdak/sdk/contract'

interface Country {
  readonly code: string
  readonly name: string
  readonly delivers: boolean
}

const PLACES = new Map<string, number>(SELECTABLE_COUNTRIES.map((code, index) => [code, index]))
const placeOf = ({ code }: Country) => PLACES.get(code) ?? PLACES.size

/** Compares countries: those with delivery first, in the order of the store's list, then the others by name. */
export function inOrder(language: Language): (one: Country, other: Country) => number {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language])
  return (one, other) =>
    Number(other.delivers) - Number(one.delivers) ||
    (one.delivers ? placeOf(one) - placeOf(other) : compare(one.name, other.name))
}
