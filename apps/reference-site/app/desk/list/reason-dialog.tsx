import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import type { ListNamespace } from './list-context.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Field } from '@shyrdak/blocks/parts/field'
import { REASON_LENGTH } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { Fragment, useId, useRef, useState, type FormEvent } from 'react'
import { useDeskCall } from '../desk-call.ts'
import { checkText } from '../form/check-text.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageNames } from '../language-names.ts'
import { ActionProblem } from './action-problem.tsx'
import type { ListAction, Reason } from './list-action.ts'
import { useListContext } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'

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
  const field = useRef<HTMLTextAreaElement>(null)
  const name = reason.answers?.field ?? 'reason'
  const label = reason.answers?.label(context) ?? t('reason')
  const limit = reason.answers?.limit ?? REASON_LENGTH
  const [row, setRow] = useState(props.row)
  const call = useDeskCall()
  const { ref, form, errorOf, change, check, send, forget, state } = useDeskForm({
    read: row,
    formOf: () => '',
    changes: (typed) => typed.length,
    bodyOf: (typed) => checkText(typed, { field: name, limit, isRequired: true }),
    save: (typed) => onSubmit({ action, row }, typed),
  })
  const reloading = useMutation({
    mutationFn: () => reason.read(call, row),
    onSuccess(now) {
      setRow(now)
      forget()
    },
  })
  const error = errorOf(name)
  const long = describeLength({ text: form, limit, name: label }, i18nOf(language))
  const isBusy = state.isSaving || reloading.isPending
  const failure = reloading.error ?? (state.outcome.kind === 'failed' && !error ? state.outcome.error : null)
  const isReloaded = row !== props.row
  const cancel = () => onCancel(isReloaded)

  function submit(event: FormEvent) {
    event.preventDefault()
    reloading.reset()
    if (check()) void send()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && cancel()}
      title={reason.title(row, context)}
      closeLabel={t('close')}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={`${id}form`} tone={reason.answers ? 'primary' : 'danger'} busy={isBusy}>
            {action.label(row, context)}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} ref={ref} className="site-desk-reason" onSubmit={submit} noValidate>
        <p>{reason.text(context)}</p>
        {isReloaded || reason.answers
          ? Object.entries(list.columns)
              .slice(1)
              .map(([name, { cell }]) => <Fragment key={name}>{cell(row, context)}</Fragment>)
          : null}
        {isReloaded && !failure ? (
          <Alert tone="info" live="polite">
            {t('reloaded')}
          </Alert>
        ) : null}
        {failure ? <ActionProblem failure={failure} onReload={() => reloading.mutate()} /> : null}
        <Field
          id={`${id}reason`}
          ref={field}
          name={name}
          label={label}
          hint={[`${t('reasonHint')} ${languageNames[language][reason.language(row)]}.`, long.hint]
            .filter(Boolean)
            .join(' ')}
          error={long.error ?? error}
          value={form}
          multiline
          rows={reason.answers ? 8 : 5}
          required
          readOnly={isBusy}
          onChange={({ currentTarget }) => change(() => currentTarget.value, name)}
        />
      </form>
    </Dialog>
  )
}
