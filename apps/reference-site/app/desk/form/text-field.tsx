import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type { ChangeEvent } from 'react'
import type { Texts } from './texts.ts'

interface Props {
  /** The prefix of the field's id. */
  id: string
  /** The key of the field in the form. */
  name: string
  label: string
  hint?: string
  /** The language shown. */
  language: Language
  value: Texts
  rows?: number
  isRequired?: boolean
  isLocked: boolean
  errorOf: (field: string) => string | undefined
  onChange: (texts: Texts, field: string) => void
}

/** A field for one language of a text. */
export function TextField(props: Props) {
  const {
    id,
    name,
    label,
    hint,
    language,
    value,
    rows,
    isRequired = false,
    isLocked,
    errorOf,
    onChange,
  } = props
  const field = `${name}.${language}`
  const text = {
    id: `${id}-${name}-${language}`,
    name: field,
    label,
    hint,
    lang: LANGUAGE_TAGS[language],
    autoComplete: 'off',
    required: isRequired,
    readOnly: isLocked,
    value: value[language],
    error: errorOf(field),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...value, [language]: currentTarget.value }, field),
  }
  return rows === undefined ? <Field {...text} /> : <Field {...text} multiline rows={rows} />
}
