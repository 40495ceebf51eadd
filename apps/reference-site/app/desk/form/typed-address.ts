import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { isSafeHref } from '@shyrdak/sdk/page-safety'

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const PHONE = /^\+?\d[\d\s()-]{6,}$/
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([/?#]\S*)?$/u

/** Reduces an absolute URL on the shop's own origin to its path. */
function pathAt(address: string, origin: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search + url.hash : address
}

/**
 * Normalizes an entered or pasted address: `shop.example` becomes an https URL, and the shop's own URLs
 * become paths. Returns null when it may not be linked to.
 */
export function typedAddress(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[\s()-]/g, '')}`
  const address = pathAt(HOST.test(text) ? `https://${text}` : text, origin)
  return isSafeHref(address) ? address : null
}

const OF_NO_LANGUAGE = new RegExp(`^/(media|api|${LANGUAGES.join('|')})(/|$)`)

/**
 * Whether a path is a page of the shop that exists in every language, as opposed to a file or a page with a
 * language prefix.
 */
export const isOfEveryLanguage = (address: string): boolean =>
  address.startsWith('/') && !OF_NO_LANGUAGE.test(address)

/** Adds a text's language to a path of the shop. */
export const addressInLanguage = (address: string, language: Language): string =>
  isOfEveryLanguage(address) ? `/${language}${address === '/' ? '' : address}` : address
