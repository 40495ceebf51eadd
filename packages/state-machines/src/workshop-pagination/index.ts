export { boundedPage, pageCountOf, ARTISANS_PER_PAGE } from './rules.ts'
export {
  workshopPaginationMachine,
  type WorkshopPage,
  type WorkshopPaginationActor,
  type WorkshopPaginationContext,
  type WorkshopPaginationEvent,
  type WorkshopPaginationInput,
  type WorkshopPaginationSnapshot,
} from './workshop-pagination.machine.ts'
export { workshopPaginationContract } from './contract.ts'
export { workshopPaginationActors, type WorkshopPaginationEffects } from './workshop-pagination.actors.ts'
export {
  selectHasNext,
  selectHasPrevious,
  selectWorkshopPagination,
  type WorkshopPaginationView,
} from './workshop-pagination.selectors.ts'
