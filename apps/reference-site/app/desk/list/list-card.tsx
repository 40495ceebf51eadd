import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { useMutation } from '@tanstack/react-query'
import { Fragment } from 'react'
import { ActionProblem } from './action-problem.tsx'
import type { ListAction } from './list-action.ts'
import { useListContext, type ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import { headingId } from './use-focus-after.ts'
import { asksFirst, type ListRun, type useListActions } from './use-list-actions.ts'

interface Props<Row extends ListRow, N extends ListNamespace> {
  list: Pick<ListDefinition<Row, N, never>, 'namespace' | 'columns' | 'isUrgent' | 'isBrief'> & {
    readonly actions: Readonly<Record<string, ListAction<Row, N>>>
  }
  row: Row
  /** An action was just run on the row, so its buttons are hidden. */
  isDone: boolean
  actions: ReturnType<typeof useListActions<Row, N>>
  onReload: () => void
}

/** A row with actions. Rows do not wait for each other, and each shows its own failure. */
export function ListCard<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, row, isDone, actions, onReload } = props
  const context = useListContext(list)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (started: ListRun<Row, N>) => actions.run(started),
  })
  const [title, ...rest] = Object.entries(list.columns)
  const heading = headingId(row.id)
  const offered = Object.entries(list.actions).filter(([, { isOffered }]) => isOffered(row))

  /** Runs an action, or first asks for what it needs. */
  function start(action: ListAction<Row, N>) {
    if (isPending) return
    const started = { action, row }
    reset()
    if (asksFirst(started)) actions.ask({ ...started, onSure: () => mutate(started) })
    else mutate(started)
  }

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
      {error ? (
        <ActionProblem
          failure={error}
          onReload={() => {
            reset()
            onReload()
          }}
        />
      ) : null}
      {isDone ? (
        <p className="site-desk-moderate site-desk-note">
          {messagesIn(context.language, 'desk/list')('stays')}
        </p>
      ) : offered.length > 0 ? (
        <p className="site-desk-moderate">
          {offered.map(([name, action]) => (
            <Button
              key={name}
              size="small"
              tone={action.tone?.(row)}
              busy={!action.reason && isPending}
              disabled={action.reason && isPending}
              onClick={() => start(action)}
              aria-describedby={heading}
            >
              {action.label(row, context)}
            </Button>
          ))}
        </p>
      ) : null}
    </li>
  )
}
