import { Field } from '@shyrdak/blocks/parts/field'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { PhotoField } from '../photo-upload/photo-field.tsx'

interface WorkFieldsProps {
  /** The id of the note's field. */
  readonly id: string
  readonly note: string
  readonly photo: string | null
  readonly issues: readonly Issue[]
  readonly isReadOnly: boolean
  /** Set when the order has changed, so that what was typed can only be read: whether it can be sent later. */
  readonly unsent?: 'later' | 'never'
  readonly onNote: (note: string) => void
  readonly onPhoto: (photo: string | null) => void
}

/** The message of a craftsman to the buyer, and the photo with it. */
export function WorkFields(props: WorkFieldsProps) {
  const { id, note, photo, issues, isReadOnly, unsent, onNote, onPhoto } = props
  const t = useMessages('order-work')
  const issuesText = useCodeMessages('issues')
  function errorOf(field: string): string | undefined {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && describeIssue(issue, issuesText)
  }
  return (
    <>
      <Field
        multiline
        rows={3}
        id={id}
        name="note"
        label={t('note')}
        hint={t(unsent ? `unsent.${unsent}` : 'noteHint')}
        error={errorOf('note')}
        value={note}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
      {unsent && photo === null ? null : (
        <PhotoField
          label={t('photo')}
          error={errorOf('photo')}
          value={photo}
          aspect={4 / 3}
          isReadOnly={isReadOnly}
          onChange={onPhoto}
        />
      )}
    </>
  )
}
