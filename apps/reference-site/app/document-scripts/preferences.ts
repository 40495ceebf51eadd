import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageContextOfDocument, type PageContext } from '../page/page-context.ts'
import { saveText, savedText } from './saved-text.ts'

const { country: COUNTRY, language: LANGUAGE, cookiesRepaired: TRIED } = STORAGE_KEYS

/**
 * Returns the form fields to post so that the cookies match this browser's storage; null when they already
 * match.
 */
export function differing(
  shown: Pick<PageContext, 'language' | 'country' | 'prefix'>,
  stored: { language: string | null; country: string | null },
): Record<string, string> | null {
  const country =
    stored.country !== null && /^[A-Z]{2}$/.test(stored.country) && stored.country !== shown.country
      ? stored.country
      : null
  const isLanguage = stored.language !== null && /^(en|ru|kg)$/.test(stored.language)
  // The language prefix of a URL takes precedence over any stored choice.
  const language = isLanguage && !shown.prefix && stored.language !== shown.language ? stored.language : null
  return country || language ? { ...(country && { country }), ...(language && { language }) } : null
}

/**
 * Syncs language and country, which are in cookies for the server and in storage for the flows. When they
 * differ, storage wins. Each difference is posted only once per session.
 */
export function agreeOnPreferences(): void {
  const shown = pageContextOfDocument()
  const changes = differing(shown, {
    language: savedText('localStorage', LANGUAGE),
    country: savedText('localStorage', COUNTRY),
  })
  if (!changes) {
    if (shown.hasChosenCountry) saveText('localStorage', COUNTRY, shown.country)
    saveText('sessionStorage', TRIED, null)
  } else {
    const attempt = JSON.stringify(changes)
    if (savedText('sessionStorage', TRIED) !== attempt) {
      saveText('sessionStorage', TRIED, attempt)
      const body = new URLSearchParams({ ...changes, return: '/' })
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
