import type { FilterValues, ListFilters } from './list-filter.ts'

/** The page number in an address; the first one for anything that is none. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The query of an address; empty fields and the first page are left out. */
export function queryWith(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

/** What an address narrows a list to. */
export const readFilters = <Filters extends ListFilters<never>>(
  filters: Filters,
  search: URLSearchParams,
): FilterValues<Filters> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter.read(search.getAll(name))]),
  ) as FilterValues<Filters> // read by the filters themselves, name by name

type AnyValues = Readonly<Record<string, unknown>>

/** The fields of an address that narrows a list to this; equal values have equal addresses. */
export const writeFilters = (
  filters: ListFilters<never>,
  values: AnyValues,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(filters).map(([name, { write }]) => [name, write(values[name])]))

/** What the endpoint is asked for. */
export const endpointQuery = (filters: ListFilters<never>, values: AnyValues): object =>
  Object.assign({}, ...Object.entries(filters).map(([name, { query }]) => query(values[name])))
