import { defineShyrdak } from './define-shyrdak.ts'

/** For a page without a bundler: loading this module is all it takes. */
defineShyrdak()

export { defineShyrdak }
