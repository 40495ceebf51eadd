import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import type { WrongFields } from './use-desk-form.ts'

/** The language in which a form shows its texts: the user's own, until only others have errors. */
export function useTextLanguage(wrong: WrongFields) {
  const [language, setLanguage] = useState(usePageContext().language)
  const [seen, setSeen] = useState(wrong)
  if (wrong !== seen) {
    setSeen(wrong)
    // Switches to the first wrong text, so that it can get the focus.
    const languages = [...wrong.values()].map(({ path }) => LANGUAGES.find((one) => one === path.at(-1)))
    const first = languages.find((one) => one !== undefined)
    if (first && !languages.includes(language)) setLanguage(first)
  }
  return [language, setLanguage as (language: Language) => void] as const
}
