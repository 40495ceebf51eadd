/** How many workshops stand on a page until the store says otherwise. Source: spec §9. */
export const WORKSHOPS_PER_PAGE = 20

/** How many pages hold `total` rows: one at least, so that a page can always be shown. */
export function pageCountOf(total: number, perPage: number): number {
  const size = Number.isFinite(perPage) && perPage >= 1 ? Math.floor(perPage) : WORKSHOPS_PER_PAGE
  const rows = Number.isFinite(total) && total > 0 ? Math.ceil(total) : 0
  return Math.max(1, Math.ceil(rows / size))
}

/** The page nearest to the one asked for, from 1 to `pageCount`. */
export const boundedPage = (page: number, pageCount: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pageCount) : 1
