import type { ArtisanProfile, WorkshopPublication } from '@shyrdak/sdk/contract'
import {
  readWorkshop,
  selectWorkshopProfile,
  workshopProfileActors,
  workshopProfileContract,
  workshopProfileMachine,
  type WorkshopPart,
  type WorkshopProfileActor,
  type WorkshopProfileView,
} from '@shyrdak/state-machines/workshop-profile'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

export interface WorkshopOwner {
  readonly artisansId: number
  /** Name of a workshop that has none yet. */
  readonly ownName: string
  /** Null until it is saved for the first time. */
  readonly profile: ArtisanProfile | null
  readonly publication: WorkshopPublication
  /** What is edited: the person who leads the workshop, or the workshop itself. */
  readonly part: WorkshopPart
}

/** Starts the workshop profile, with the draft stored before a login or a reload. */
export function startWorkshopProfile(
  store: Store,
  { artisansId, ownName, profile, publication, part }: WorkshopOwner,
): StartedActor<WorkshopProfileActor, WorkshopProfileView> {
  const { session } = store.ports
  const machine = workshopProfileMachine.provide(
    workshopProfileActors({ sdk: () => store.sdk(workshopProfileContract), session, artisansId, part }),
  )
  const found = readWorkshop(session, { artisansId, part })
  return {
    actor: createActor(machine, { input: { profile, ownName, publication, part, found } }).start(),
    select: selectWorkshopProfile,
  }
}
