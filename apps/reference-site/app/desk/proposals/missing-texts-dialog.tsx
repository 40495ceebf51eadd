import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { localized } from '@shyrdak/sdk/format'
import { managedProposals, type ManagedProposal } from '@shyrdak/sdk/management'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { changedTexts, renewTexts, wrongTexts } from '../form/typed-fields.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import { ActionProblem } from '../list/action-problem.tsx'
import type { ActionFormProps } from '../list/list-action.ts'
import { missingIn } from './missing-in.ts'
import { textsFormOf, textsToSend } from './proposal-texts.ts'

/** Asks for the texts that a proposal lacks in a language, and puts it on sale with them. */
export function MissingTextsDialog(props: ActionFormProps<ManagedProposal, 'desk/proposals'>) {
  const { action, onSubmit, onCancel } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/proposals')
  const tList = messagesIn(language, 'desk/list')
  const id = useId()
  const call = useDeskCall()
  const [row, setRow] = useState(props.row)
  const { ref, form, errorOf, change, check, send, forget, state } = useDeskForm({
    read: row,
    formOf: textsFormOf,
    renew: (typed, now, before) => renewTexts(typed, textsFormOf(now), textsFormOf(before)),
    changes: (typed, read) => changedTexts(typed, textsFormOf(read)),
    bodyOf: textsToSend,
    wrongOf: (_, issues) => wrongTexts(issues),
    save: (body) =>
      onSubmit({
        row,
        action: {
          ...action,
          run: (_, { id: proposalId, revision }) =>
            call(managedProposals.publish, { params: { id: proposalId }, query: { revision }, body }),
        },
      }),
  })
  const reloading = useMutation({
    mutationFn: () => call(managedProposals.read, { params: { id: row.id } }),
    onSuccess(now) {
      setRow(now)
      forget()
    },
  })
  const isBusy = state.isSaving || reloading.isPending
  const { outcome } = state
  const failure =
    reloading.error ?? (outcome.kind === 'failed' && outcome.error.issues.length === 0 ? outcome.error : null)
  const isReloaded = row !== props.row
  const cancel = () => onCancel(isReloaded)
  const missing = missingIn(row, language)

  function submit(event: FormEvent) {
    event.preventDefault()
    reloading.reset()
    if (check()) void send()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && cancel()}
      size="large"
      title={t('completeTitle', { name: localized(row.name, language) })}
      closeLabel={tList('close')}
      actions={
        <>
          <Button type="submit" form={`${id}form`} busy={isBusy}>
            {t('publish')}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={cancel}>
            {tList('cancel')}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} ref={ref} className="site-desk-reason" onSubmit={submit} noValidate>
        <p>
          {missing === null ? null : <strong>{`${t('missing', { languages: missing })} `}</strong>}
          {t('completeText')}
        </p>
        {isReloaded && !failure ? (
          <Alert tone="info" live="polite">
            {tList('reloaded')}
          </Alert>
        ) : null}
        {failure ? <ActionProblem failure={failure} onReload={() => reloading.mutate()} /> : null}
        <TextInLanguages
          field="name"
          legend={t('name')}
          value={form.name}
          isRequired="all"
          isLocked={isBusy}
          errorOf={errorOf}
          onType={(name, key) => change((now) => ({ ...now, name }), key)}
        />
        <TextInLanguages
          field="description"
          legend={t('description')}
          value={form.description}
          isMultiline
          isRequired="all"
          isLocked={isBusy}
          errorOf={errorOf}
          onType={(description, key) => change((now) => ({ ...now, description }), key)}
        />
      </form>
    </Dialog>
  )
}
