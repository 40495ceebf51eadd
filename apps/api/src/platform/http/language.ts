import type { Language } from '@shyrdak/sdk/contract'
import Negotiator from 'negotiator'

const MAX_LENGTH = 500

/** By the primary part of a tag. Kyrgyz is `ky`; the store, and whoever calls it by its own name, says `kg`. */
const LANGUAGES = new Map<string, Language>([
  ['en', 'en'],
  ['ru', 'ru'],
  ['ky', 'kg'],
  ['kg', 'kg'],
])

/** The first language of an Accept-Language header that the store speaks, by weight; else Russian. Source: spec §9. */
export function languageOf(acceptLanguage = ''): Language {
  const headers = { 'accept-language': acceptLanguage.slice(0, MAX_LENGTH) }
  // Not `languages(available)`: it would put `ru` before `en` in "en-US, ru", since that one is the closer match.
  for (const tag of new Negotiator({ headers }).languages()) {
    const language = LANGUAGES.get(tag.toLowerCase().split('-', 1)[0] ?? '')
    if (language) return language
  }
  return 'ru'
}
