/** The highest page number that the API accepts. */
const LAST_PAGE = 100_000

/** Reads a page number of a query; 1 when it is missing or malformed. */
export const pageNumber = (typed: string | null): number =>
  typed && /^[1-9]\d{0,5}$/.test(typed) ? Math.min(Number(typed), LAST_PAGE) : 1
