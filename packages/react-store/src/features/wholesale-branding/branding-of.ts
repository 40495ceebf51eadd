import type {
  WholesaleBrandingActor,
  WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
import { perStoreActor, type ActorOf } from '../../store/per-store-actor.ts'

/** The branding kits of a store, shared by all its React roots. */
export const wholesaleBrandingOf: ActorOf<WholesaleBrandingActor, WholesaleBrandingView> = perStoreActor(
  async (store) => (await import('./start.ts')).startWholesaleBranding(store),
)
