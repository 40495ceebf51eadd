import type { Language } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'

const ORDER = Object.keys(LANGUAGE_NAMES) as Language[] // keys() returns string[]

interface Props {
  readonly id: string
  readonly label: string
  /** Null when none is chosen. */
  readonly value: Language | null
  readonly onChange: (language: Language) => void
  /** Renders the label of each button. */
  readonly children: (language: Language) => ReactNode
}

export function LanguageSwitch({ id, label, value, onChange, children }: Props) {
  return (
    <fieldset className="shyrdak-craftsman-profile-languages">
      <legend>{label}</legend>
      {ORDER.map((language) => (
        <label key={language} className="shyrdak-craftsman-profile-language">
          <input
            type="radio"
            name={id}
            value={language}
            checked={value === language}
            onChange={() => onChange(language)}
          />
          {children(language)}
        </label>
      ))}
    </fieldset>
  )
}
