import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button, type ButtonProps } from '@shyrdak/blocks/parts/button'
import { Dialog, type DialogProps } from '@shyrdak/blocks/parts/dialog'
import { useId, type FormEvent, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { useDeskForm } from '../form/use-desk-form.ts'
import { ActionProblem } from './action-problem.tsx'
import type { useDialogRow } from './use-dialog-row.ts'

interface Props {
  title: string
  size?: DialogProps['size']
  initialFocus?: DialogProps['initialFocus']
  /** The button that runs the action. */
  submit: { readonly label: string; readonly tone?: ButtonProps['tone'] }
  form: Pick<ReturnType<typeof useDeskForm>, 'ref' | 'check' | 'send' | 'forget' | 'state'>
  /** The fields that show their own issues. */
  fields: readonly string[]
  dialogRow: Pick<ReturnType<typeof useDialogRow>, 'isReloaded' | 'reloading'>
  /** Explains the action, above its outcome. */
  lead: ReactNode
  /** `isReloaded` when the row was reloaded meanwhile. */
  onCancel: (isReloaded: boolean) => void
  /** The fields. */
  children: ReactNode
}

/** Asks for what a row lacks before an action. A failure is shown here, and what was typed stays. */
export function RowDialog(props: Props) {
  const { title, size, initialFocus, submit, fields, lead, onCancel, children } = props
  const { ref, state, check, send, forget } = props.form
  const { isReloaded, reloading } = props.dialogRow
  const t = messagesIn(usePageContext().language, 'desk/list')
  const id = useId()
  const { outcome, isSaving } = state
  const isBusy = isSaving || reloading.isPending
  const refused = outcome.kind === 'failed' ? outcome.error : null
  const isAtField = refused?.issues.some(({ path }) => fields.includes(String(path[0])))
  const failure = reloading.error ?? (isAtField ? null : refused)
  const cancel = () => onCancel(isReloaded)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    reloading.reset()
    if (check()) void send()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && cancel()}
      size={size}
      title={title}
      closeLabel={t('close')}
      initialFocus={initialFocus}
      actions={
        <>
          <Button type="submit" form={id} tone={submit.tone} busy={isBusy}>
            {submit.label}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} ref={ref} className="site-desk-reason" onSubmit={onSubmit} noValidate>
        {lead}
        {isReloaded && !failure ? (
          <Alert tone="info" live="polite">
            {t('reloaded')}
          </Alert>
        ) : null}
        {failure ? (
          <ActionProblem
            failure={failure}
            onReload={() => reloading.mutate(undefined, { onSuccess: forget })}
          />
        ) : null}
        {children}
      </form>
    </Dialog>
  )
}
