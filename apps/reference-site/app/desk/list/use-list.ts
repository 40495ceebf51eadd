import type { Paginated } from '@shyrdak/sdk/contract'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { useDeskCall } from '../desk-call.ts'
import type { ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { FilterValues, ListFilters } from './list-filter.ts'
import { endpointQuery, pageIn, readFilters } from './list-query.ts'
import { useFocusAfter } from './use-focus-after.ts'

/** Rows per page; fewer for cards, which take longer to read. */
const PER_PAGE = { cards: 20, rows: 25 }

/** A loaded page with the actions run on it since. */
export interface ListPageData<Row> extends Paginated<Row> {
  /** The ids of rows that an action was run on. They keep their positions until the list is reloaded. */
  readonly done: ReadonlySet<number>
}

/** Loads the page of a list that the URL requests. */
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
    // After an action, rows must not move under the pointer.
    refetchOnWindowFocus: ({ state }) => !state.data?.done.size,
  })
  const result = useQuery(options)
  const focusAfter = useFocusAfter(result.data?.data ?? [])
  return {
    values,
    query: result,
    /** Replaces a row in place after an action, and focuses it. */
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
    /** Reloads the list, and focuses the row. */
    async reload(id?: number) {
      if (id !== undefined) focusAfter(id)
      await result.refetch()
    },
  }
}
