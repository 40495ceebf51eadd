import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import type { CSSProperties } from 'react'
import { Navigate, useLocation } from 'react-router'
import { deskMessages } from '../desk-messages.ts'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useListContext } from './list-context.ts'
import type { ListDefinition, ListMessages, ListRow } from './list-definition.ts'
import type { ListFilters } from './list-filter.ts'
import { ListItem } from './list-item.tsx'
import { queryWith } from './list-query.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { LIST_ID } from './use-focus-after.ts'
import { useList } from './use-list.ts'
import { useListActions } from './use-list-actions.ts'

interface Props<Row, Messages, Filters> {
  list: ListDefinition<Row, Messages, Filters>
}

/** A list of the desk: what narrows it, its rows and its pages. While another page is under way it stays, dimmed. */
export function ListPage<
  Row extends ListRow,
  Messages extends ListMessages,
  Filters extends ListFilters<Messages>,
>({ list }: Props<Row, Messages, Filters>) {
  const context = useListContext(list)
  const { messages, language, prefix } = context
  const texts = deskMessages[language]
  const { pathname, search } = useLocation()
  const { values, query, replace, reload } = useList(list)
  const actions = useListActions<Row, Messages>({ context, replace })
  const queryOf = (page: number) => queryWith({ ...Object.fromEntries(new URLSearchParams(search)), page })
  const link = (page: number) => prefix + pathname + queryOf(page)
  return (
    <DeskPage title={messages.title}>
      {list.Before ? <list.Before /> : null}
      <FilterBar filters={list.filters} values={values} context={context} />
      <Loaded query={query}>
        {({ data, total, current_page, last_page, done }) =>
          data.length === 0 && total > 0 ? (
            // Others have emptied the last page since.
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
                {total > 0 ? texts.found(total) : null}
              </p>
              {total === 0 ? (
                <div className="site-desk-empty">
                  <Ornament shape="medallion" />
                  <p>{list.empty(values, context)}</p>
                </div>
              ) : (
                <ul className="site-desk-list" style={columnsOf(list)}>
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
                    />
                  ))}
                </ul>
              )}
              <Pagination
                current={current_page}
                last={last_page}
                link={link}
                labels={{ label: texts.pages, previous: texts.previous, next: texts.next, page: texts.page }}
              />
            </section>
          )
        }
      </Loaded>
      {actions.asking?.action.reason ? (
        <ReasonDialog
          list={list}
          {...actions.asking}
          reason={actions.asking.action.reason}
          onSubmit={actions.finish}
          onCancel={(isReloaded) => {
            actions.cancel()
            // Whatever was read again is older in the list.
            if (isReloaded) void reload()
          }}
        />
      ) : null}
    </DeskPage>
  )
}

const columnsOf = ({ columns }: { columns: Readonly<Record<string, { width?: string }>> }) => {
  const widths = Object.values(columns).map(({ width = 'minmax(0, 1fr)' }) => width)
  return { '--site-desk-columns': widths.join(' ') } as CSSProperties // React knows no properties of ours
}
