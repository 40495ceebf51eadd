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
 * Hostile HTML, each piece once: after OWASP's and PortSwigger's collections, the published ways around DOMPurify and
 * sanitize-html, and what this store's own pages could be turned against. `alert`, `confirm` and `prompt` mean that a
 * script ran; `evil.example` is whoever must not be asked.
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
