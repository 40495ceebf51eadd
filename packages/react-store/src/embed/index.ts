export { defineShyrdak } from './define-shyrdak.ts'
export type { CartEventDetail, CartEventLine, OrderEventDetail, ShyrdakEvents } from './element-events.ts'
export type { ShyrdakElements } from './jsx.ts'
export type { ShyrdakSettings } from './settings.ts'
