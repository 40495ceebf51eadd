import type { Store } from '../../store/store.ts'
import { brandingContract } from './contract.ts'

/** The calls of the kits. */
export const brandingSdk = (store: Store) => store.sdk(brandingContract)
