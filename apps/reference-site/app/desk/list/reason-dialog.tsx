import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import type { ListNamespace } from './list-context.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { REASON_LENGTH } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { Fragment, useId } from 'react'
import { useDeskCall } from '../desk-call.ts'
import { checkText } from '../form/check-text.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageNames } from '../language-names.ts'
import type { ListAction, Reason } from './list-action.ts'
import { useListContext } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import { RowDialog } from './row-dialog.tsx'
import { useDialogRow } from './use-dialog-row.ts'

interface Props<Row, N extends ListNamespace> {
  list: Pick<ListDefinition<Row, N, never>, 'namespace' | 'columns'>
  action: ListAction<Row, N>
  reason: Reason<Row, N>
  row: Row
  onSubmit: (run: { action: ListAction<Row, N>; row: Row }, reason: string) => Promise<Row>
  /** `isReloaded` when the row was reloaded meanwhile. */
  onCancel: (isReloaded: boolean) => void
}

/** Asks for a text, which is emailed verbatim. A failure is shown here, and the text stays. */
export function ReasonDialog<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, action, reason, onSubmit, onCancel } = props
  const context = useListContext(list)
  const { language } = context
  const t = messagesIn(language, 'desk/list')
  const id = useId()
  const name = reason.answers?.field ?? 'reason'
  const label = reason.answers?.label(context) ?? t('reason')
  const limit = reason.answers?.limit ?? REASON_LENGTH
  const call = useDeskCall()
  const dialogRow = useDialogRow(props.row, (row) => reason.read(call, row))
  const { row, isReloaded, reloading } = dialogRow
  const form = useDeskForm({
    name: `${name} ${row.id}`,
    read: row,
    formOf: () => '',
    changes: (typed) => typed.length,
    bodyOf: (typed) => checkText(typed, { field: name, limit, isRequired: true }),
    save: (typed) => onSubmit({ action, row }, typed),
  })
  const long = describeLength({ text: form.form, limit, name: label }, i18nOf(language))
  return (
    <RowDialog
      title={reason.title(row, context)}
      submit={
        action.isOffered(row)
          ? { label: action.label(row, context), tone: reason.answers ? 'primary' : 'danger' }
          : null
      }
      form={form}
      fields={[name]}
      dialogRow={dialogRow}
      lead={
        <>
          <p>{reason.text(context)}</p>
          {isReloaded || reason.answers
            ? Object.entries(list.columns)
                .slice(1)
                .map(([column, { cell }]) => <Fragment key={column}>{cell(row, context)}</Fragment>)
            : null}
        </>
      }
      onCancel={onCancel}
    >
      <Field
        id={`${id}reason`}
        name={name}
        label={label}
        hint={[`${t('reasonHint')} ${languageNames[language][reason.language(row)]}.`, long.hint]
          .filter(Boolean)
          .join(' ')}
        error={long.error ?? form.errorOf(name)}
        value={form.form}
        multiline
        rows={reason.answers ? 8 : 5}
        required
        readOnly={form.state.isSaving || reloading.isPending}
        onChange={({ currentTarget }) => form.change(() => currentTarget.value, name)}
      />
    </RowDialog>
  )
}
