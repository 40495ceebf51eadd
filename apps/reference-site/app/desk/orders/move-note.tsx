import { Field } from '@shyrdak/blocks/parts/field'
import { MOVE_NOTE_LENGTH, type Language } from '@shyrdak/sdk/contract'
import { describeLength } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageNames } from '../language-names.ts'

interface Props {
  note: string
  /** An order that is put on hold needs a reason. */
  isRequired: boolean
  recipientLanguage: Language
  isLocked: boolean
  error: string | undefined
  onType: (note: string) => void
}

/** The note that is emailed to the buyer with a move, in the buyer's language. */
export function MoveNote({ note, isRequired, recipientLanguage, isLocked, error, onType }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const reads = languageNames[language][recipientLanguage]
  const long = describeLength({ text: note, limit: MOVE_NOTE_LENGTH, name: t('note') }, i18nOf(language))
  const hint = isRequired ? t('holdHint', { language: reads }) : t('noteHint', { language: reads })
  return (
    <Field
      multiline
      id="desk-note"
      name="note"
      rows={3}
      label={t('note')}
      hint={long.hint ? `${hint} ${long.hint}` : hint}
      required={isRequired}
      value={note}
      readOnly={isLocked}
      error={long.error ?? error}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  )
}
