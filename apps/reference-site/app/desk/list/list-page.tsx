import './document-rows.css'
import './selection.css'
import './list-page.css'
import { listTitle, useListContext, type ListContext, type ListNamespace } from './list-context.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import type { CSSProperties } from 'react'
import { Navigate, useLocation } from 'react-router'
import { DeskEmpty } from '../desk-empty.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { RoutedPagination } from '../../page/routed-pagination.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListColumn, ListDefinition, ListRow } from './list-definition.ts'
import type { ListFilters } from './list-filter.ts'
import { ListItem } from './list-item.tsx'
import { queryWith } from './list-query.ts'
import { withRowClass } from './row-class.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
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
                  <Headings list={list} isSelectable={list.selection !== undefined} context={context} />
                )}
                {total === 0 ? (
                  <DeskEmpty>{list.empty(values, context)}</DeskEmpty>
                ) : (
                  <ul
                    className="site-desk-list"
                    style={columnsOf(list)}
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
      <Asked list={list} actions={actions} onReload={() => void reload()} />
    </DeskPage>
  )
}

interface AskedProps<Row extends ListRow, N extends ListNamespace, Filters> extends Props<Row, N, Filters> {
  actions: ReturnType<typeof useListActions<Row, N>>
  onReload: () => void
}

/** The dialog of an action that asks for something first. */
function Asked<Row extends ListRow, N extends ListNamespace, Filters extends ListFilters<N>>({
  list,
  actions,
  onReload,
}: AskedProps<Row, N, Filters>) {
  if (!actions.asking) return null
  const { asking } = actions
  const { reason, question, form } = asking.action
  function cancel(isReloaded: boolean) {
    actions.cancel()
    // The list still has the row's state from before its reload.
    if (isReloaded) onReload()
  }
  if (reason)
    return (
      <ReasonDialog list={list} {...asking} reason={reason} onSubmit={actions.finish} onCancel={cancel} />
    )
  if (question)
    return (
      <QuestionDialog
        list={list}
        {...asking}
        question={question}
        onSure={() => actions.confirm(asking)}
        onCancel={actions.cancel}
      />
    )
  return form ? <form.Dialog {...asking} onSubmit={actions.finish} onCancel={cancel} /> : null
}

interface HeadingsProps<N extends ListNamespace> {
  list: { rowClass?: string; columns: Readonly<Record<string, ListColumn<never, N>>> }
  isSelectable: boolean
  context: ListContext<N>
}

/** The column headings of wide screens. For screen readers, each cell has its own label. */
function Headings<N extends ListNamespace>({ list, isSelectable, context }: HeadingsProps<N>) {
  const { columns } = list
  const [first] = Object.values(columns)
  if (!first?.heading) return null
  return (
    <div
      className={withRowClass('site-desk-columns', list)}
      style={columnsOf({ columns })}
      data-selectable={isSelectable || undefined}
      aria-hidden="true"
    >
      {Object.entries(columns).map(([name, { heading, label, area }]) => (
        <span key={name} data-column={name} data-area={area}>
          {(heading ?? label)?.(context)}
        </span>
      ))}
    </div>
  )
}

const columnsOf = ({ columns }: { columns: Readonly<Record<string, { width?: string }>> }) => {
  const widths = Object.values(columns).map(({ width = 'minmax(0, 1fr)' }) => width)
  return { '--site-desk-columns': widths.join(' ') } as CSSProperties // custom properties are not typed
}
