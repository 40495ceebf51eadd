export { cartKits, kitsBesideCart, missingCount } from './kits-beside-cart.ts'
