import type {
  WholesaleBrandingActor,
  WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
import { besideStore, type ActorOf } from '../../store/beside-store.ts'

/** The branding kits of a store, shared by all its React roots. */
export const wholesaleBrandingOf: ActorOf<WholesaleBrandingActor, WholesaleBrandingView> = besideStore(
  async (store) => (await import('./start.ts')).startWholesaleBranding(store),
)
