import type { Paginated } from '@shyrdak/sdk/contract'

/** The position of a row within the whole list, from 1. */
export const placeInList = (
  { current_page, per_page }: Pick<Paginated<unknown>, 'current_page' | 'per_page'>,
  index: number,
): number => (current_page - 1) * per_page + index + 1
