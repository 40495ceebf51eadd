import { Field } from '@shyrdak/blocks/parts/field'
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  type Issue,
  type Language,
  type LocalizedText,
} from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { useId, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import { useStore } from '../../store/use-store.ts'

interface Props {
  readonly label: string
  readonly name: 'name' | 'description'
  readonly rows?: number
  readonly value: LocalizedText
  /** Which text it is. The other languages are unfolded if another one has a text in them. */
  readonly version: 'typed' | 'restored' | 'saved'
  readonly issues: readonly Issue[]
  readonly isReadOnly: boolean
  readonly onChange: (text: LocalizedText) => void
}

/** A text in three languages: the user's own is visible, the others are collapsed while they are empty. */
export function ProposalText(props: Props) {
  const { label, name, rows = 1, value, version, issues, isReadOnly, onChange } = props
  const id = useId()
  const own = useStore().language
  const t = useMessages('proposal-form')
  const i18n = useCodeMessages('issues')
  const others = LANGUAGES.filter((language) => language !== own)
  const hasOthers = others.some((language) => value[language] !== '')
  const [isUnfolded, setUnfolded] = useState(hasOthers)
  const [shown, setShown] = useState(version)
  if (version !== shown) {
    setShown(version)
    if (hasOthers) setUnfolded(true)
  }
  const isEmpty = LANGUAGES.every((language) => isBlank(value[language]))
  const issueOf = (language: Language) =>
    issues.find(({ path }) => {
      if (path[0] !== name) return false
      // A text missing in every language is requested in the user's own.
      return (isEmpty ? own : (path[1] ?? own)) === language
    })
  const fieldOf = (language: Language) => {
    const issue = issueOf(language)
    const control = {
      id: `${id}-${language}`,
      name: `${name}.${language}`,
      label: LANGUAGE_NAMES[language],
      lang: LANGUAGE_TAGS[language],
      error: issue && describeIssue(issue, i18n),
      // A text in any one language is enough.
      required: language === own && others.every((one) => isBlank(value[one])),
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
  }
  return (
    <fieldset className="shyrdak-proposal-form-text">
      <legend>{label}</legend>
      {fieldOf(own)}
      <details
        className="shyrdak-opens"
        open={isUnfolded || others.some((language) => issueOf(language) !== undefined)}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>{t('otherLanguages')}</summary>
        <div className="shyrdak-proposal-form-others">{others.map(fieldOf)}</div>
      </details>
    </fieldset>
  )
}
