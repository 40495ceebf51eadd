import './document-rows.css'
import './selection.css'
import './list-page.css'
import { listTitle, useListContext, type ListNamespace } from './list-context.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { Navigate, useLocation } from 'react-router'
import { DeskEmpty } from '../desk-empty.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { RoutedPagination } from '../../page/routed-pagination.tsx'
import { AskedDialog } from './asked-dialog.tsx'
import { columnTracks } from './column-tracks.ts'
import { FilterBar } from './filter-bar.tsx'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { ListFilters } from './list-filter.ts'
import { ListHeadings } from './list-headings.tsx'
import { ListItem } from './list-item.tsx'
import { queryWith } from './list-query.ts'
import { SelectAll } from './select-boxes.tsx'
import { LIST_ID } from './use-focus-after.ts'
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
  const { language } = context
  const t = messagesIn(language, 'site/desk')
  const { pathname, search } = useLocation()
  const { values, query, replace, reload } = useList(list)
  const actions = useListActions<Row, N>({ context, replace })
  const { selected, select } = useSelection(query.data?.data ?? [])
  useScrollBack(query.data !== undefined)
  // Issues with filters are shown at the filters.
  const wrong = query.error?.issues.filter(({ path }) => String(path[0]) in list.filters) ?? []
  const queryOf = (page: number) => queryWith({ ...Object.fromEntries(new URLSearchParams(search)), page })
  return (
    <DeskPage title={listTitle(language, list.namespace)} isWide={!list.actions}>
      {list.Before ? <list.Before /> : null}
      <FilterBar filters={list.filters} values={values} wrong={wrong} context={context} />
      {wrong.length > 0 ? null : (
        <Loaded query={query}>
          {({ data, total, current_page, last_page, done }) =>
            data.length === 0 && total > 0 ? (
              // Other managers have emptied the last page.
              <Navigate replace to={pathname + queryOf(last_page)} />
            ) : (
              <section
                className="site-desk-results"
                id={LIST_ID}
                tabIndex={-1}
                aria-busy={query.isPlaceholderData}
                inert={query.isPlaceholderData}
              >
                <p className="site-desk-found" role="status">
                  {total > 0 ? t('found', { count: total }) : null}
                </p>
                {total > 0 && list.selection ? (
                  <SelectAll
                    count={selected.length}
                    of={data.length}
                    onSelect={(isSelected) => select(data, isSelected)}
                  />
                ) : null}
                {total === 0 || list.actions ? null : (
                  <ListHeadings list={list} isSelectable={list.selection !== undefined} context={context} />
                )}
                {total === 0 ? (
                  <DeskEmpty>{list.empty(values, context)}</DeskEmpty>
                ) : (
                  <ul
                    className="site-desk-list"
                    style={columnTracks(list)}
                    data-selectable={list.selection !== undefined || undefined}
                  >
                    {data.map((row) => (
                      <ListItem
                        key={row.id}
                        list={list}
                        row={row}
                        isDone={done.has(row.id)}
                        actions={actions}
                        onReload={() => {
                          actions.reset()
                          void reload(row.id)
                        }}
                        isSelected={selected.includes(row)}
                        onSelect={(isSelected) => select([row], isSelected)}
                      />
                    ))}
                  </ul>
                )}
                <RoutedPagination
                  page={{ current_page, last_page }}
                  labels={{
                    label: t('pages'),
                    previous: t('previous'),
                    next: t('next'),
                    page: (number) => t('page', { number }),
                  }}
                />
              </section>
            )
          }
        </Loaded>
      )}
      {list.selection ? (
        <list.selection.Bar
          selected={selected}
          onDone={(rows) => {
            select(rows, false)
            void reload(rows[0]?.id)
          }}
        />
      ) : null}
      <AskedDialog list={list} actions={actions} onReload={() => void reload()} />
    </DeskPage>
  )
}
