import type { Paginated } from '@shyrdak/sdk/contract'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { useDeskCall } from '../desk-call.ts'
import type { ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { FilterValues, ListFilters } from './list-filter.ts'
import { endpointQuery, pageIn, readFilters } from './list-query.ts'
import { useFocusAfter } from './use-focus-after.ts'

/** Rows at a time; fewer where each is long to read. */
const PER_PAGE = { cards: 20, rows: 25 }

/** A page as it was read, with what has been done on it since. */
export interface ListPageData<Row> extends Paginated<Row> {
  /** The ids of rows that an action was run on. They stay in their places until the list is loaded again. */
  readonly done: ReadonlySet<number>
}

/** The page of a list that the address asks for. */
export function useList<Row extends ListRow, N extends ListNamespace, Filters extends ListFilters<N>>({
  endpoint,
  params: paramsOf,
  filters,
  actions,
}: ListDefinition<Row, N, Filters>) {
  const call = useDeskCall()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const address = useParams()
  const params = paramsOf?.(address)
  const values: FilterValues<Filters> = readFilters(filters, search)
  const query = {
    page: pageIn(search),
    per_page: actions ? PER_PAGE.cards : PER_PAGE.rows,
    ...endpointQuery(filters, values),
  }
  const options = queryOptions({
    queryKey: [endpoint.path, params, query],
    async queryFn({ signal }): Promise<ListPageData<Row>> {
      return { ...(await call(endpoint, { ...(params && { params }), query, signal })), done: new Set() }
    },
    placeholderData: keepPreviousData,
    // Nothing moves up under a hand that presses twice.
    refetchOnWindowFocus: ({ state }) => !state.data?.done.size,
  })
  const result = useQuery(options)
  const focusAfter = useFocusAfter(result.data?.data ?? [])
  return {
    values,
    query: result,
    /** Shows the row as it is after an action, in its place. The focus goes to it. */
    async replace(row: Row) {
      await client.cancelQueries(options)
      focusAfter(row.id)
      client.setQueryData(
        options.queryKey,
        (page) =>
          page && {
            ...page,
            data: page.data.map((one) => (one.id === row.id ? row : one)),
            done: new Set(page.done).add(row.id),
          },
      )
    },
    /** Loads the list again. The focus stays at the row. */
    async reload(id?: number) {
      if (id !== undefined) focusAfter(id)
      await result.refetch()
    },
  }
}
