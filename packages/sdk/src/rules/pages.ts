import type { Paginated } from '../contract/paginator.ts'

/** How many pages a list has; an empty one has a page that says so. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The place of a row within the whole list, from 1. */
export const placeInList = (
  { current_page, per_page }: Pick<Paginated<unknown>, 'current_page' | 'per_page'>,
  index: number,
): number => (current_page - 1) * per_page + index + 1
