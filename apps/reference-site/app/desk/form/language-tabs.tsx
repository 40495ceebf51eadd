import './language-tabs.css'
import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageTitle } from '../language-names.ts'

interface Props {
  /** The name of the radio group. */
  name: string
  value: Language
  /** The number of missing texts per language. */
  missing: Readonly<Record<Language, number>>
  onChange: (language: Language) => void
}

/** Chooses the language of the texts below. Languages with missing texts are marked. */
export function LanguageTabs({ name, value, missing, onChange }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  return (
    <fieldset className="site-desk-languages">
      <legend className="shyrdak-hidden">{t('textLanguage')}</legend>
      {LANGUAGES.map((one) => (
        <label key={one}>
          <input
            className="site-covering-input"
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          {languageTitle(language, one)}
          {missing[one] > 0 ? (
            <span className="site-desk-count">
              <span aria-hidden="true">{missing[one]}</span>
              <span className="shyrdak-hidden">{t('missingTexts', { count: missing[one] })}</span>
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
