import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'

/** What the toolbar says, given to `render` and to decorators as their second argument. */
interface Context {
  globals: Readonly<Record<string, unknown>>
}

/** The language chosen in the toolbar; English when it says something unknown. */
export const languageOf = ({ globals }: Context): Language =>
  LANGUAGES.find((language) => language === globals.language) ?? 'en'
