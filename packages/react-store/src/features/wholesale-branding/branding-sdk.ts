import type { Store } from '../../store/store.ts'
import { brandingContract } from './contract.ts'

/** Returns the SDK of the branding endpoints. */
export const brandingSdk = (store: Store) => store.sdk(brandingContract)
