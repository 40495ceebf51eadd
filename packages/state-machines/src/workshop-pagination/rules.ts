import { pageCount } from '@shyrdak/sdk/rules'

/** Page size until the store names another one. Source: spec §9. */
export const ARTISANS_PER_PAGE = 20

/** Returns the number of pages for `total` rows, even if the store sends invalid numbers. */
export function pageCountOf(total: number, perPage: number): number {
  const size = Number.isFinite(perPage) && perPage >= 1 ? Math.floor(perPage) : ARTISANS_PER_PAGE
  const rows = Number.isFinite(total) && total > 0 ? Math.ceil(total) : 0
  return pageCount(rows, size)
}

/** Returns the nearest page from 1 to `pageCount`. Source: spec §4, workshop pagination. */
export const boundedPage = (page: number, pageCount: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pageCount) : 1
