import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'

/** The part of Storybook's context that holds the toolbar's settings. */
interface Context {
  globals: Readonly<Record<string, unknown>>
}

/** The language selected in the toolbar; English if it is unknown. */
export const languageOf = ({ globals }: Context): Language =>
  LANGUAGES.find((language) => language === globals.language) ?? 'en'
