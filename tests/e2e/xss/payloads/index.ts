import { LINKS } from './addresses.ts'
import { CLOBBERING } from './clobbering.ts'
import { ELEMENTS } from './elements.ts'
import { ENCODINGS } from './encodings.ts'
import { FOREIGN } from './foreign.ts'
import { HANDLERS } from './handlers.ts'
import { LOADS } from './loads.ts'
import { MUTATIONS } from './mutations.ts'
import { STYLED } from './styles.ts'

/**
 * Hostile HTML without duplicates: from the collections of OWASP and PortSwigger, published bypasses of
 * DOMPurify and sanitize-html, and payloads against this store's own pages. `alert`, `confirm` and `prompt`
 * show that a script ran; `evil.example` must never be requested.
 */
export const PAYLOADS: readonly string[] = [
  ...new Set([
    ...ELEMENTS,
    ...HANDLERS,
    ...FOREIGN,
    ...MUTATIONS,
    ...ENCODINGS,
    ...LINKS,
    ...LOADS,
    ...STYLED,
    ...CLOBBERING,
  ]),
]

export { ADDRESSES } from './addresses.ts'
export { DECLARATIONS } from './styles.ts'
