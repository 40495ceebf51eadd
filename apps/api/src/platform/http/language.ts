import type { Language } from '@shyrdak/sdk/contract'
import Negotiator from 'negotiator'

const MAX_LENGTH = 500

/** By the primary subtag. Kyrgyz is `ky`; the store and clients that use its codes say `kg`. */
const LANGUAGES = new Map<string, Language>([
  ['en', 'en'],
  ['ru', 'ru'],
  ['ky', 'kg'],
  ['kg', 'kg'],
])

/** The highest-weighted supported language of an Accept-Language header; else Russian. Source: spec §9. */
export function languageOf(acceptLanguage = ''): Language {
  const headers = { 'accept-language': acceptLanguage.slice(0, MAX_LENGTH) }
  // Not `languages(available)`: for "en-US, ru" it would put `ru` before `en`, as `ru` is the exact match.
  for (const tag of new Negotiator({ headers }).languages()) {
    const language = LANGUAGES.get(tag.toLowerCase().split('-', 1)[0] ?? '')
    if (language) return language
  }
  return 'ru'
}
