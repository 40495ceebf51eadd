import type { WorkshopPaginationSnapshot } from './workshop-pagination.machine.ts'

export const selectHasNext = ({ context }: WorkshopPaginationSnapshot): boolean =>
  context.page < context.pageCount

export const selectHasPrevious = ({ context }: WorkshopPaginationSnapshot): boolean => context.page > 1

export const selectWorkshopPagination = (snapshot: WorkshopPaginationSnapshot) => {
  const { value, context } = snapshot
  return {
    /** The value of `data-state`. */
    state: value === 'opening' ? 'loading' : value,
    page: context.page,
    /** At least 1, even before anything is loaded. */
    pageCount: Math.max(1, context.pageCount),
    artisans: context.artisans,
    hasNext: selectHasNext(snapshot),
    hasPrevious: selectHasPrevious(snapshot),
  }
}
export type WorkshopPaginationView = Readonly<ReturnType<typeof selectWorkshopPagination>>
