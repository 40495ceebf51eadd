import type { ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { useListActions } from './use-list-actions.ts'

interface Props<Row extends ListRow, N extends ListNamespace> {
  list: Pick<ListDefinition<Row, N, never>, 'namespace' | 'columns'>
  actions: ReturnType<typeof useListActions<Row, N>>
  onReload: () => void
}

/** The dialog of an action that asks for something first. */
export function AskedDialog<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, actions, onReload } = props
  if (!actions.asking) return null
  const { asking } = actions
  const { reason, question, form } = asking.action
  function cancel(isReloaded: boolean) {
    actions.close()
    // The list still has the row's state from before its reload.
    if (isReloaded) onReload()
  }
  if (reason)
    return <ReasonDialog list={list} {...asking} reason={reason} onSubmit={actions.run} onCancel={cancel} />
  if (question)
    return (
      <QuestionDialog
        list={list}
        {...asking}
        question={question}
        onSure={() => {
          actions.close()
          asking.onSure()
        }}
        onCancel={actions.close}
      />
    )
  return form ? <form.Dialog {...asking} onSubmit={actions.run} onCancel={cancel} /> : null
}
