import { readCountry } from '@shyrdak/state-machines/country'
import type { Store } from '../store/store.ts'

/**
 * Whether another tab has changed the country since this page was loaded, which deletes the cart. What the cart
 * holds since then is for that country.
 */
export const isOtherCountry = ({ country, ports }: Pick<Store, 'country' | 'ports'>): boolean =>
  (readCountry(ports.storage) ?? country) !== country
