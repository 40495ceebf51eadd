export { defineShyrdak } from './define-shyrdak.ts'
export type { ShyrdakElements } from './jsx.ts'
export type { ShyrdakSettings } from './settings.ts'
