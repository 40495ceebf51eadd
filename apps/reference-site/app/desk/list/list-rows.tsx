import { messagesIn } from '../../messages/messages-in.ts'
import { RoutedPagination } from '../../page/routed-pagination.tsx'
import { DeskEmpty } from '../desk-empty.tsx'
import { columnTracks } from './column-tracks.ts'
import { useListContext, type ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import { ListCard } from './list-card.tsx'
import { ListHeadings } from './list-headings.tsx'
import { ListItem } from './list-item.tsx'
import { SelectAll } from './select-boxes.tsx'
import { LIST_ID } from './use-focus-after.ts'
import type { ListPageData } from './use-list.ts'
import type { useListActions } from './use-list-actions.ts'
import type { useSelection } from './use-selection.ts'

interface Props<Row extends ListRow, N extends ListNamespace> {
  list: Omit<ListDefinition<Row, N, never>, 'filters' | 'empty'>
  page: ListPageData<Row>
  /** The text for an empty list. */
  empty: string
  /** The rows are those of the page before, while the next one loads. */
  isOutdated: boolean
  actions: ReturnType<typeof useListActions<Row, N>>
  selection: ReturnType<typeof useSelection<Row>>
  /** Reloads the list after somebody else changed a row. */
  onReload: (row: Row) => void
}

/** The rows of a page of a list, with their number, their headings and the links to other pages. */
export function ListRows<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, page, empty, isOutdated, actions, selection, onReload } = props
  const { selected, select } = selection
  const context = useListContext(list)
  const t = messagesIn(context.language, 'site/desk')
  const { data, total, current_page, last_page, done } = page
  const isSelectable = list.selection !== undefined
  const cards = list.actions ? { ...list, actions: list.actions } : null
  return (
    <section
      className="site-desk-results"
      id={LIST_ID}
      tabIndex={-1}
      aria-busy={isOutdated}
      inert={isOutdated}
    >
      <p className="site-desk-found" role="status">
        {total > 0 ? t('found', { count: total }) : null}
      </p>
      {total > 0 && isSelectable ? (
        <SelectAll
          count={selected.length}
          of={data.length}
          onSelect={(isSelected) => select(data, isSelected)}
        />
      ) : null}
      {total === 0 || cards ? null : (
        <ListHeadings list={list} isSelectable={isSelectable} context={context} />
      )}
      {total === 0 ? (
        <DeskEmpty>{empty}</DeskEmpty>
      ) : (
        <ul className="site-desk-list" style={columnTracks(list)} data-selectable={isSelectable || undefined}>
          {data.map((row) =>
            cards ? (
              <ListCard
                key={row.id}
                list={cards}
                row={row}
                isDone={done.has(row.id)}
                actions={actions}
                onReload={() => onReload(row)}
              />
            ) : (
              <ListItem
                key={row.id}
                list={list}
                row={row}
                isSelected={selected.includes(row)}
                onSelect={(isSelected) => select([row], isSelected)}
              />
            ),
          )}
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
