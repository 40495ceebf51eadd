import { defineShyrdak } from './define-shyrdak.ts'

/** Entry point for pages without a bundler: defines the elements as soon as it is loaded. */
defineShyrdak()

export { defineShyrdak }
