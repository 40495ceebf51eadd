import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', kg: 'Кыргызча' }

/** Shows the same content in all languages side by side, to compare text lengths. */
export function EachLanguage({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <div className="stories-languages">
      {LANGUAGES.map((language) => (
        <div key={language} lang={LANGUAGE_TAGS[language]}>
          <p className="stories-caption">{NAMES[language]}</p>
          {children(language)}
        </div>
      ))}
    </div>
  )
}
