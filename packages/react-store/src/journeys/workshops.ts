import {
  selectHasNext,
  selectHasPrevious,
  workshopPaginationActors,
  workshopPaginationMachine,
  type WorkshopPaginationEvent,
  type WorkshopPaginationInput,
} from '@shyrdak/state-machines/workshop-pagination'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { Store } from '../store/store.ts'
import type { WorkshopsView } from './workshops-view.ts'

interface Start extends WorkshopPaginationInput {
  readonly scrollToTop: () => void
}

/** Starts the list of workshops at the page that is there already. */
export function startWorkshops(
  store: Store,
  { first, scrollToTop }: Start,
): Running<WorkshopsView, WorkshopPaginationEvent> {
  const machine = workshopPaginationMachine.provide({
    actors: workshopPaginationActors(store.sdk),
    actions: { scrollToTop },
  })
  return runningActor(createActor(machine, { input: { first } }).start(), (snapshot) => ({
    state: snapshot.value === 'opening' ? 'loading' : snapshot.value,
    page: snapshot.context.page,
    pageCount: Math.max(1, snapshot.context.pageCount),
    workshops: snapshot.context.workshops,
    hasNext: selectHasNext(snapshot),
    hasPrevious: selectHasPrevious(snapshot),
  }))
}
