import './list-item.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ListNamespace } from './list-context.ts'
import { Fragment } from 'react'
import { ActionProblem } from './action-problem.tsx'
import { useListContext } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import { SelectRow } from './select-boxes.tsx'
import { withRowClass } from './row-class.ts'
import { headingId } from './use-focus-after.ts'
import type { useListActions } from './use-list-actions.ts'

interface Props<Row extends ListRow, N extends ListNamespace> {
  list: Pick<
    ListDefinition<Row, N, never>,
    'rowClass' | 'namespace' | 'columns' | 'actions' | 'selection' | 'isUrgent' | 'isBrief'
  >
  row: Row
  /** An action was just run on the row, so its buttons are hidden. */
  isDone: boolean
  actions: ReturnType<typeof useListActions<Row, N>>
  onReload: () => void
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

export function ListItem<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, row, isDone, actions, onReload, isSelected, onSelect } = props
  const context = useListContext(list)
  const [title, ...rest] = Object.entries(list.columns)
  const heading = headingId(row.id)
  if (!list.actions)
    return (
      <li className={withRowClass('site-desk-row', list)} data-urgent={list.isUrgent?.(row) || undefined}>
        {list.selection ? (
          <SelectRow label={list.selection.label(row, context)} isSelected={isSelected} onSelect={onSelect} />
        ) : null}
        {Object.entries(list.columns).map(([name, { label, area, isCount, cell }]) => (
          <span key={name} data-column={name} data-area={area} data-count={isCount || undefined}>
            {label ? <span className="shyrdak-hidden">{`${label(context)}: `}</span> : null}
            {cell(row, context)}
          </span>
        ))}
      </li>
    )
  const failure = actions.failureOf(row)
  return (
    <li
      className="site-desk-item"
      aria-labelledby={heading}
      data-urgent={list.isUrgent?.(row) || undefined}
      data-brief={list.isBrief || undefined}
    >
      <h2 id={heading} tabIndex={-1}>
        {title?.[1].cell(row, context)}
      </h2>
      {rest.map(([name, { cell }]) => (
        <Fragment key={name}>{cell(row, context)}</Fragment>
      ))}
      {failure ? <ActionProblem failure={failure} onReload={onReload} /> : null}
      {isDone ? (
        <p className="site-desk-moderate site-desk-note">
          {messagesIn(context.language, 'desk/list')('stays')}
        </p>
      ) : (
        <p className="site-desk-moderate">
          {Object.entries(list.actions)
            .filter(([, { isOffered }]) => isOffered(row))
            .map(([name, action]) => (
              <Button
                key={name}
                size="small"
                tone={action.tone?.(row)}
                busy={!action.reason && actions.isBusy(row)}
                disabled={action.reason && actions.isBusy(row)}
                onClick={() => actions.start({ action, row })}
                aria-describedby={heading}
              >
                {action.label(row, context)}
              </Button>
            ))}
        </p>
      )}
    </li>
  )
}
