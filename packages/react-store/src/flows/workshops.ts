import {
  selectHasNext,
  selectHasPrevious,
  workshopPaginationActors,
  workshopPaginationMachine,
  type WorkshopPaginationEvent,
  type WorkshopPaginationInput,
} from '@shyrdak/state-machines/workshop-pagination'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { WorkshopsView } from './workshops-view.ts'

interface Start extends WorkshopPaginationInput {
  readonly scrollToTop: () => void
}

/** Starts the list of workshops at the page that is there already. */
export function startWorkshops(
  store: Store,
  { first, scrollToTop }: Start,
): RunningFlow<WorkshopsView, WorkshopPaginationEvent> {
  const machine = workshopPaginationMachine.provide({
    actors: workshopPaginationActors(store.sdk),
    actions: { scrollToTop },
  })
  return actorStore(createActor(machine, { input: { first } }).start(), (snapshot) => ({
    state: snapshot.value === 'opening' ? 'loading' : snapshot.value,
    page: snapshot.context.page,
    pageCount: Math.max(1, snapshot.context.pageCount),
    workshops: snapshot.context.workshops,
    hasNext: selectHasNext(snapshot),
    hasPrevious: selectHasPrevious(snapshot),
  }))
}
