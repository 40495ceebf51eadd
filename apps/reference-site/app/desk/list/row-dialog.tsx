import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button, type ButtonProps } from '@shyrdak/blocks/parts/button'
import { Dialog, type DialogProps } from '@shyrdak/blocks/parts/dialog'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RestoredNote } from '../form/restored-note.tsx'
import { SureQuestion } from '../form/sure-question.tsx'
import type { useDeskForm } from '../form/use-desk-form.ts'
import { ActionProblem } from './action-problem.tsx'
import type { useDialogRow } from './use-dialog-row.ts'

interface Props {
  title: string
  size?: DialogProps['size']
  /** The button that runs the action; null when the reloaded row no longer allows it. */
  submit: { readonly label: string; readonly tone?: ButtonProps['tone'] } | null
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

/**
 * Asks for what a row lacks before an action, in the first empty field. A failure is shown here, and what was
 * typed stays; closing the dialog asks before it is lost.
 */
export function RowDialog(props: Props) {
  const { title, size, submit, fields, lead, onCancel, children } = props
  const { ref, state, check, send, forget } = props.form
  const { isReloaded, reloading } = props.dialogRow
  const t = messagesIn(usePageContext().language, 'desk/list')
  const id = useId()
  const { outcome, isSaving } = state
  const isBusy = isSaving || reloading.isPending
  const refused = outcome.kind === 'failed' ? outcome.error : null
  const isAtField = refused?.issues.some(({ path }) => fields.includes(String(path[0])))
  const failure = reloading.error ?? (isAtField ? null : refused)
  const [isAsking, setAsking] = useState(false)
  const cancel = () => (state.changes > 0 ? setAsking(true) : onCancel(isReloaded))
  const firstEmpty = {
    get current() {
      const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      return [...(fields ?? [])].find(({ value }) => value === '') ?? null
    },
  }

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
      initialFocus={firstEmpty}
      actions={
        isAsking ? (
          <SureQuestion
            question={t('discardAsk')}
            answer={t('discardYes')}
            onSure={() => onCancel(isReloaded)}
            onKeep={() => {
              setAsking(false)
              ref.current?.querySelector<HTMLElement>('input, textarea')?.focus()
            }}
          />
        ) : (
          <>
            {submit ? (
              <Button type="submit" form={id} tone={submit.tone} busy={isBusy}>
                {submit.label}
              </Button>
            ) : null}
            <Button tone="quiet" disabled={isBusy} onClick={cancel}>
              {t('goBack')}
            </Button>
          </>
        )
      }
    >
      <form id={id} ref={ref} className="site-desk-reason" onSubmit={onSubmit} noValidate>
        {lead}
        {isReloaded && !failure ? (
          <Alert tone="info" live="polite">
            {t(submit ? 'reloaded' : 'settled')}
          </Alert>
        ) : null}
        <RestoredNote state={state} />
        {failure ? (
          <ActionProblem
            failure={failure}
            isTyped={state.changes > 0}
            onReload={() => reloading.mutate(undefined, { onSuccess: forget })}
          />
        ) : null}
        {children}
      </form>
    </Dialog>
  )
}
