import './text-in-languages.css'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES, type Language, type LocalizedText } from '@shyrdak/sdk/contract'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageTitle } from '../language-names.ts'

interface Props {
  /** The field's name in the request body. */
  field: string
  legend: string
  value: LocalizedText
  hint?: string
  isMultiline?: boolean
  /** Whether all languages, or at least one, are required. */
  isRequired?: 'all' | 'one'
  isLocked: boolean
  /** Takes keys such as `title.ru`. */
  errorOf: (key: string) => string | undefined
  onType: (value: LocalizedText, key: string) => void
}

/** A short text in every language, side by side. */
export function TextInLanguages(props: Props) {
  const { field, legend, hint, value, isMultiline, isRequired, isLocked, errorOf, onType } = props
  const { language } = usePageContext()
  const isNone = LANGUAGES.every((one) => value[one].trim() === '')
  /** Where one language is enough, a manager is asked for their own, and an empty one is not wrong. */
  function errorAt(one: Language) {
    if (isRequired !== 'one' || value[one].trim() !== '') return errorOf(`${field}.${one}`)
    if (!isNone || one !== language) return undefined
    return LANGUAGES.map((other) => errorOf(`${field}.${other}`)).find((error) => error !== undefined)
  }
  return (
    <fieldset className="site-desk-text-languages">
      <legend>
        {legend}
        {isRequired === 'one' ? (
          <span className="shyrdak-field-mark" aria-hidden="true">
            *
          </span>
        ) : null}
      </legend>
      {hint === undefined ? null : <p className="site-desk-note">{hint}</p>}
      <div className="site-desk-fields">
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            {...(isMultiline && { multiline: true, rows: 3 })}
            id={`desk-${field}-${one}`}
            name={`${field}.${one}`}
            lang={LANGUAGE_TAGS[one]}
            label={languageTitle(language, one)}
            autoComplete="off"
            required={isRequired === 'all'}
            aria-required={isRequired === 'one' ? isNone : undefined}
            value={value[one]}
            readOnly={isLocked}
            error={errorAt(one)}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
              onType({ ...value, [one]: currentTarget.value }, `${field}.${one}`)
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
