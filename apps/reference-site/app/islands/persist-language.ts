import { postPreferences } from '@shyrdak/react-store/without-react'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageContextOfDocument } from '../page/page-context.ts'
import { saveText } from '../document-scripts/saved-text.ts'

/** Saves the language for the next documents. Resolves to whether it differs from that of this one. */
export async function persistLanguage(language: string): Promise<boolean> {
  const { language: shown, prefix } = pageContextOfDocument()
  if (language === shown) return false
  await postPreferences({ language })
  saveText('localStorage', STORAGE_KEYS.language, language)
  // The language prefix of the current URL would take precedence.
  const { pathname, search } = location
  if (prefix) history.replaceState(history.state, '', `/${language}${pathname.slice(prefix.length)}${search}`)
  return true
}
