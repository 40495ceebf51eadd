import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useId } from 'react'
import { useCodeMessages } from '../../messages/use-messages.ts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'

interface Props {
  readonly label: string
  readonly name: 'name' | 'description'
  readonly rows?: number
  readonly value: LocalizedText
  readonly issues: readonly Issue[]
  readonly isReadOnly: boolean
  readonly onChange: (text: LocalizedText) => void
}

/** A text in three languages, all of them in view. */
export function ProposalText({ label, name, rows = 1, value, issues, isReadOnly, onChange }: Props) {
  const id = useId()
  const i18n = useCodeMessages('issues')
  return (
    <fieldset className="shyrdak-proposal-form-text">
      <legend>{label}</legend>
      {LANGUAGES.map((language) => {
        const issue = issues.find(({ path }) => path[0] === name && (path[1] ?? 'ru') === language)
        const control = {
          id: `${id}-${language}`,
          name: `${name}.${language}`,
          label: LANGUAGE_NAMES[language],
          lang: LANGUAGE_TAGS[language],
          error: issue && describeIssue(issue, i18n),
          value: value[language],
          readOnly: isReadOnly,
        }
        const type = (text: string) => onChange({ ...value, [language]: text })
        return rows === 1 ? (
          <Field key={language} {...control} onChange={({ currentTarget }) => type(currentTarget.value)} />
        ) : (
          <Field
            key={language}
            {...control}
            multiline
            rows={rows}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )
      })}
    </fieldset>
  )
}
