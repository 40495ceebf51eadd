export { defineShyrdak } from './define-shyrdak.ts'
export type { ShyrdakSettings } from './settings.ts'
