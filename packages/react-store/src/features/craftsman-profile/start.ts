import type { ArtisanProfile, ArtisanPublication } from '@shyrdak/sdk/contract'
import {
  readArtisanDraft,
  selectCraftsmanProfile,
  craftsmanProfileActors,
  craftsmanProfileContract,
  craftsmanProfileMachine,
  type ArtisanPart,
  type CraftsmanProfileActor,
  type CraftsmanProfileView,
} from '@shyrdak/state-machines/craftsman-profile'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

export interface ArtisanOwner {
  readonly artisansId: number
  /** Initial name for a workshop without one. */
  readonly ownName: string
  /** Null until the profile is saved for the first time. */
  readonly profile: ArtisanProfile | null
  readonly publication: ArtisanPublication
  /** The edited part: the person who leads the workshop, or the workshop itself. */
  readonly part: ArtisanPart
}

/** Starts the editor of a workshop's profile, with the draft stored before a login or a reload. */
export function startCraftsmanProfile(
  store: Store,
  { artisansId, ownName, profile, publication, part }: ArtisanOwner,
): StartedActor<CraftsmanProfileActor, CraftsmanProfileView> {
  const { session } = store.ports
  const machine = craftsmanProfileMachine.provide(
    craftsmanProfileActors({ sdk: () => store.sdk(craftsmanProfileContract), session, artisansId, part }),
  )
  const found = readArtisanDraft(session, { artisansId, part })
  return {
    actor: createActor(machine, { input: { profile, ownName, publication, part, found } }).start(),
    select: selectCraftsmanProfile,
  }
}
