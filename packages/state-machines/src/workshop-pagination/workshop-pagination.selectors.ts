import type { WorkshopPaginationSnapshot } from './workshop-pagination.machine.ts'

export const selectHasNext = ({ context }: WorkshopPaginationSnapshot): boolean =>
  context.page < context.pageCount

export const selectHasPrevious = ({ context }: WorkshopPaginationSnapshot): boolean => context.page > 1
