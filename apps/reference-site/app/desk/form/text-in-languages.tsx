import './text-in-languages.css'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageTitle } from '../language-names.ts'

interface Props {
  /** The name of the field in the body that is sent. */
  field: string
  legend: string
  value: LocalizedText
  isMultiline?: boolean
  isLocked: boolean
  /** By `title.ru`. */
  errorOf: (key: string) => string | undefined
  onType: (value: LocalizedText, key: string) => void
}

/** A short text in every language, side by side. */
export function TextInLanguages({ field, legend, value, isMultiline, isLocked, errorOf, onType }: Props) {
  const { language } = usePageContext()
  return (
    <fieldset className="site-desk-text-languages">
      <legend>{legend}</legend>
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
            value={value[one]}
            readOnly={isLocked}
            error={errorOf(`${field}.${one}`)}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
              onType({ ...value, [one]: currentTarget.value }, `${field}.${one}`)
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
