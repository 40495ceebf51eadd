import type { Language } from '@shyrdak/sdk/contract'
import commissionerCyrillic from '../fonts/commissioner-cyrillic.woff2?url'
import commissionerKyrgyz from '../fonts/commissioner-cyrillic-ext.woff2?url'
import commissionerLatin from '../fonts/commissioner-latin.woff2?url'
import literataCyrillic from '../fonts/literata-cyrillic.woff2?url'
import literataLatin from '../fonts/literata-latin.woff2?url'

const PRELOADED: Record<Language, readonly string[]> = {
  en: [commissionerLatin, literataLatin],
  ru: [commissionerCyrillic, literataCyrillic],
  kg: [commissionerCyrillic, literataCyrillic, commissionerKyrgyz],
}

/** The fonts that every page of a language is written in; the others are asked for when a text needs them. */
export const fontPreloads = (language: Language): readonly string[] => PRELOADED[language]
