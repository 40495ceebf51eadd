import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageContextOfDocument, type PageContext } from '../page/page-context.ts'
import { saveText, savedText } from './saved-text.ts'

const { country: COUNTRY, language: LANGUAGE } = STORAGE_KEYS
const TRIED = 'shyrdak_repaired'

/** What the server has to be told so that its cookies say what this browser's storage says; null when they agree. */
export function differing(
  shown: Pick<PageContext, 'language' | 'country' | 'prefix'>,
  kept: { language: string | null; country: string | null },
): Record<string, string> | null {
  const country =
    kept.country !== null && /^[A-Z]{2}$/.test(kept.country) && kept.country !== shown.country
      ? kept.country
      : null
  const isLanguage = kept.language !== null && /^(en|ru|kg)$/.test(kept.language)
  // An address that names the language agrees with any choice.
  const language = isLanguage && !shown.prefix && kept.language !== shown.language ? kept.language : null
  return country || language ? { ...(country && { country }), ...(language && { language }) } : null
}

/** Language and country live in a cookie for the server and in storage for the journeys; when they differ, storage wins, once. */
export function agreeOnPreferences(): void {
  const shown = pageContextOfDocument()
  const told = differing(shown, {
    language: savedText('localStorage', LANGUAGE),
    country: savedText('localStorage', COUNTRY),
  })
  if (!told) {
    if (shown.hasChosenCountry) saveText('localStorage', COUNTRY, shown.country)
    saveText('sessionStorage', TRIED, null)
  } else {
    const attempt = JSON.stringify(told)
    if (savedText('sessionStorage', TRIED) !== attempt) {
      saveText('sessionStorage', TRIED, attempt)
      const body = new URLSearchParams({ ...told, return: '/' })
      void fetch('/preferences', { method: 'POST', body, redirect: 'manual' }).then(() => location.reload())
    }
  }
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/preferences') return
    const chosen = new FormData(target)
    for (const [field, key] of [
      ['language', LANGUAGE],
      ['country', COUNTRY],
    ] as const) {
      const value = chosen.get(field)
      if (typeof value === 'string') saveText('localStorage', key, value)
    }
  })
}
