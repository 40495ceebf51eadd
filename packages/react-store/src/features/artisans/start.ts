import {
  selectWorkshopPagination,
  workshopPaginationActors,
  workshopPaginationContract,
  workshopPaginationMachine,
  type WorkshopPaginationActor,
  type WorkshopPaginationInput,
  type WorkshopPaginationView,
} from '@shyrdak/state-machines/workshop-pagination'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

interface Start extends WorkshopPaginationInput {
  readonly scrollToTop: () => void
}

export function startArtisans(
  store: Store,
  { first, scrollToTop }: Start,
): StartedActor<WorkshopPaginationActor, WorkshopPaginationView> {
  const machine = workshopPaginationMachine.provide(
    workshopPaginationActors({ sdk: () => store.sdk(workshopPaginationContract), scrollToTop }),
  )
  return { actor: createActor(machine, { input: { first } }).start(), select: selectWorkshopPagination }
}
