import type { FilterValues, ListFilters } from './list-filter.ts'

/** The highest page that the API accepts. No list has as many, so the last page is shown instead. */
const MAX_PAGE = 100_000

/** Reads the page number from a query; 1 when it is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1
}

/** Builds a query without empty fields and without page 1. */
export function queryWith(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

/** Reads the filter values from a query. */
export const readFilters = <Filters extends ListFilters<never>>(
  filters: Filters,
  search: URLSearchParams,
): FilterValues<Filters> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter.read(search.getAll(name))]),
  ) as FilterValues<Filters> // each filter reads its own value

type AnyValues = Readonly<Record<string, unknown>>

/** Serializes filter values to query parameters. Equal values give equal queries. */
export const writeFilters = (
  filters: ListFilters<never>,
  values: AnyValues,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(filters).map(([name, { write }]) => [name, write(values[name])]))

/** Builds the query for the endpoint. */
export const endpointQuery = (filters: ListFilters<never>, values: AnyValues): object =>
  Object.assign({}, ...Object.entries(filters).map(([name, { query }]) => query(values[name])))
