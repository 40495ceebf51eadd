import { LANGUAGES, type Language, type LocalizedText } from '@shyrdak/sdk/contract'
import { SHOP_COUNTRIES } from './shop-countries.ts'

/** The name of a country in emails; the bare code if the shop does not know the country. */
export const countryName = (code: string, language: Language): string =>
  SHOP_COUNTRIES.find((country) => country.code === code)?.name[language] ?? code

/** The name of a country in every language. */
export const countryNames = (code: string): LocalizedText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)])) as LocalizedText // covers every language
