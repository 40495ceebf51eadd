import { localized } from '@shyrdak/sdk/format'
import { managedProposals, type ManagedProposal } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { changedTexts, renewTexts, wrongTexts } from '../form/typed-fields.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { ActionFormProps } from '../list/list-action.ts'
import { RowDialog } from '../list/row-dialog.tsx'
import { useDialogRow } from '../list/use-dialog-row.ts'
import { missingIn } from './missing-in.ts'
import { textsFormOf, textsToSend } from './proposal-texts.ts'

/** Asks for the texts that a proposal lacks in a language, and puts it on sale with them. */
export function MissingTextsDialog(props: ActionFormProps<ManagedProposal, 'desk/proposals'>) {
  const { action, onSubmit, onCancel } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/proposals')
  const call = useDeskCall()
  const dialogRow = useDialogRow(props.row, ({ id }) => call(managedProposals.read, { params: { id } }))
  const { row, reloading } = dialogRow
  const form = useDeskForm({
    name: `texts ${row.id}`,
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
          run: (_, { id, revision }) =>
            call(managedProposals.publish, { params: { id }, query: { revision }, body }),
        },
      }),
  })
  const { errorOf, change } = form
  const { name, description } = form.form
  const isLocked = form.state.isSaving || reloading.isPending
  const missing = missingIn(row, language)
  return (
    <RowDialog
      title={t('completeTitle', { name: localized(row.name, language) })}
      size="large"
      submit={{ label: t('publish') }}
      form={form}
      fields={['name', 'description']}
      dialogRow={dialogRow}
      lead={
        <p>
          {missing === null ? null : <strong>{`${t('missing', { languages: missing })} `}</strong>}
          {t('completeText')}
        </p>
      }
      onCancel={onCancel}
    >
      <TextInLanguages
        field="name"
        legend={t('name')}
        value={name}
        isRequired="all"
        isLocked={isLocked}
        errorOf={errorOf}
        onType={(typed, key) => change((now) => ({ ...now, name: typed }), key)}
      />
      <TextInLanguages
        field="description"
        legend={t('description')}
        value={description}
        isMultiline
        isRequired="all"
        isLocked={isLocked}
        errorOf={errorOf}
        onType={(typed, key) => change((now) => ({ ...now, description: typed }), key)}
      />
    </RowDialog>
  )
}
