import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useRef } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import type { ListAction, Question } from './list-action.ts'
import { useListContext, type ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'

interface Props<Row, N extends ListNamespace> {
  list: Pick<ListDefinition<Row, N, never>, 'namespace'>
  action: ListAction<Row, N>
  question: Question<Row, N>
  row: Row
  onSure: () => void
  onCancel: () => void
}

/** Asks for confirmation before an action. The button that cancels has the focus. */
export function QuestionDialog<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, action, question, row, onSure, onCancel } = props
  const context = useListContext(list)
  const t = messagesIn(context.language, 'desk/list')
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      size="small"
      title={question.title(row, context)}
      description={question.text(row, context)}
      closeLabel={t('close')}
      initialFocus={keep}
      actions={
        <>
          <Button onClick={onSure}>{action.label(row, context)}</Button>
          <Button ref={keep} tone="quiet" onClick={onCancel}>
            {t('notNow')}
          </Button>
        </>
      }
    />
  )
}
