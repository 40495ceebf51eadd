import './document-rows.css'
import './selection.css'
import './list-page.css'
import { listTitle, useListContext, type ListNamespace } from './list-context.ts'
import { Navigate, useLocation } from 'react-router'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { AskedDialog } from './asked-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { ListFilters } from './list-filter.ts'
import { queryWith } from './list-query.ts'
import { ListRows } from './list-rows.tsx'
import { useList } from './use-list.ts'
import { useScrollBack } from './use-scroll-back.ts'
import { useListActions } from './use-list-actions.ts'
import { useSelection } from './use-selection.ts'

interface Props<Row, N extends ListNamespace, Filters> {
  list: ListDefinition<Row, N, Filters>
}

/**
 * The page of a desk list: filters, rows and pagination. While the next page loads, the current one is
 * dimmed.
 */
export function ListPage<Row extends ListRow, N extends ListNamespace, Filters extends ListFilters<N>>({
  list,
}: Props<Row, N, Filters>) {
  const context = useListContext(list)
  const { pathname, search } = useLocation()
  const { values, query, replace, reload } = useList(list)
  const actions = useListActions<Row, N>({ context, replace })
  const selection = useSelection(query.data?.data ?? [])
  useScrollBack(query.data !== undefined)
  // Issues with filters are shown at the filters.
  const wrong = query.error?.issues.filter(({ path }) => String(path[0]) in list.filters) ?? []
  const queryOf = (page: number) => queryWith({ ...Object.fromEntries(new URLSearchParams(search)), page })
  return (
    <DeskPage title={listTitle(context.language, list.namespace)} isWide={!list.actions}>
      {list.Before ? <list.Before /> : null}
      <FilterBar filters={list.filters} values={values} wrong={wrong} context={context} />
      {wrong.length > 0 ? null : (
        <Loaded query={query}>
          {(page) =>
            page.data.length === 0 && page.total > 0 ? (
              // Other managers have emptied the last page.
              <Navigate replace to={pathname + queryOf(page.last_page)} />
            ) : (
              <ListRows
                list={list}
                page={page}
                empty={list.empty(values, context)}
                isOutdated={query.isPlaceholderData}
                actions={actions}
                selection={selection}
                onReload={({ id }) => void reload(id)}
              />
            )
          }
        </Loaded>
      )}
      {list.selection ? (
        <list.selection.Bar
          selected={selection.selected}
          onDone={(rows) => {
            selection.select(rows, false)
            void reload(rows[0]?.id)
          }}
        />
      ) : null}
      <AskedDialog list={list} actions={actions} onReload={() => void reload()} />
    </DeskPage>
  )
}
