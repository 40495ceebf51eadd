import {
  selectWorkshopPagination,
  workshopPaginationActors,
  workshopPaginationMachine,
  type WorkshopPaginationEvent,
  type WorkshopPaginationInput,
  type WorkshopPaginationView,
} from '@shyrdak/state-machines/workshop-pagination'
import { createActor } from 'xstate'
import type { ActorStore } from '../../store/lazy-actor.ts'
import { actorStore } from '../../store/actor-store.ts'
import type { Store } from '../../store/store.ts'

interface Start extends WorkshopPaginationInput {
  readonly scrollToTop: () => void
}

export function startWorkshops(
  store: Store,
  { first, scrollToTop }: Start,
): ActorStore<WorkshopPaginationView, WorkshopPaginationEvent> {
  const machine = workshopPaginationMachine.provide({
    actors: workshopPaginationActors(store.sdk),
    actions: { scrollToTop },
  })
  return actorStore(createActor(machine, { input: { first } }).start(), selectWorkshopPagination)
}
