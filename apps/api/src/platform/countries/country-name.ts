import { LANGUAGES, type Language, type LocalizedText } from '@shyrdak/sdk/contract'
import { SHOP_COUNTRIES } from './shop-countries.ts'

/** A country as an email writes it; the bare code for one that the shop does not know. */
export const countryName = (code: string, language: Language): string =>
  SHOP_COUNTRIES.find((country) => country.code === code)?.name[language] ?? code

/** The same in every language. */
export const countryNames = (code: string): LocalizedText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)])) as LocalizedText // of every language
