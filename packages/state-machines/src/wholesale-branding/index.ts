export { cartKits, kitsBesideCart, missingCount } from './rules.ts'
export { BOUGHT_BRANDS, type BoughtBrand } from './stored-bought.ts'
export type {
  KitRequest,
  WholesaleBrandingEmitted,
  WholesaleBrandingEvent,
} from './wholesale-branding.events.ts'
export {
  wholesaleBrandingMachine,
  type WholesaleBrandingActor,
  type WholesaleBrandingContext,
  type WholesaleBrandingInput,
  type WholesaleBrandingSnapshot,
} from './wholesale-branding.machine.ts'
export { wholesaleBrandingContract } from './contract.ts'
export { wholesaleBrandingActors, type WholesaleBrandingEffects } from './wholesale-branding.actors.ts'
export { selectWholesaleBranding, type WholesaleBrandingView } from './wholesale-branding.selectors.ts'
