import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { isSafeHref } from '@shyrdak/sdk/page-safety'

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const PHONE = /^\+?\d[\d\s()-]{6,}$/
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([/?#]\S*)?$/u

/** The path of an address of the shop itself, as it stands in a browser's bar. */
function pathAt(address: string, origin: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search + url.hash : address
}

/**
 * An address as it is typed or pasted, or null for what may be no link: `shop.example` is on the web, and what is the
 * shop's own begins with its path.
 */
export function typedAddress(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[\s()-]/g, '')}`
  const address = pathAt(HOST.test(text) ? `https://${text}` : text, origin)
  return isSafeHref(address) ? address : null
}

const OF_NO_LANGUAGE = new RegExp(`^/(media|api|${LANGUAGES.join('|')})(/|$)`)

/** Whether an address is a page of the shop in whatever language somebody reads: neither a file nor of one language already. */
export const isOfEveryLanguage = (address: string): boolean =>
  address.startsWith('/') && !OF_NO_LANGUAGE.test(address)

/** An address in a text of one language: a page of the shop in that language. */
export const addressInLanguage = (address: string, language: Language): string =>
  isOfEveryLanguage(address) ? `/${language}${address === '/' ? '' : address}` : address
