import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import {
  readWorkshop,
  workshopProfileEffects,
  workshopProfileMachine,
  type WorkshopProfileEvent,
  type WorkshopProfileSnapshot,
} from '@shyrdak/state-machines/workshop-profile'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { WorkshopProfileView } from './workshop-profile-view.ts'

function viewOf({ value, context }: WorkshopProfileSnapshot): WorkshopProfileView {
  const { draft, saved, isShown, isFound, issues, failure, attempt } = context
  return { state: value, draft, saved, isShown, isFound, issues, failure, attempt }
}

export interface WorkshopOwner {
  readonly artisansId: number
  /** What the workshop is called before it has a name of its own. */
  readonly ownName: string
  /** The page as it is; null before it was saved for the first time. */
  readonly profile: ArtisanProfile | null
}

/** Starts editing the page of a workshop, with what was typed before a login or a reload. */
export function startWorkshopProfile(
  store: Store,
  { artisansId, ownName, profile }: WorkshopOwner,
): RunningFlow<WorkshopProfileView, WorkshopProfileEvent> {
  const { session } = store.ports
  const machine = workshopProfileMachine.provide(
    workshopProfileEffects({
      session,
      artisansId,
      async save(body, signal) {
        const { auth } = await store.account()
        return (await auth.profile.craftsman.saveWorkshop({ body, signal })).data
      },
    }),
  )
  const found = readWorkshop(session, artisansId)
  return actorStore(createActor(machine, { input: { profile, ownName, found } }).start(), viewOf)
}
