import {
  selectWholesaleBranding,
  wholesaleBrandingActors,
  wholesaleBrandingMachine,
  type WholesaleBrandingActor,
  type WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { brandingSdk } from './branding-sdk.ts'

/** Starts the branding kits of a wholesale client: loads them, and reads recent purchases from storage. */
export function startWholesaleBranding(
  store: Store,
): StartedActor<WholesaleBrandingActor, WholesaleBrandingView> {
  const { storage, newKey } = store.ports
  const actor = createActor(
    wholesaleBrandingMachine.provide(
      wholesaleBrandingActors({
        sdk: () => brandingSdk(store),
        storage,
        log: (message, cause) => console.error(`${message}:`, cause),
      }),
    ),
    { input: { newKey } },
  )
  return { actor: actor.start(), select: selectWholesaleBranding }
}
