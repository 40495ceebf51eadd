import { postPreferences } from '@shyrdak/react-store/without-react'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { pageContextOfDocument, type PageContext } from '../page/page-context.ts'
import { saveText, savedText } from './saved-text.ts'

/** Returns the form fields to post so that the cookies match this browser's storage; none when they already match. */
export function differing(
  shown: Pick<PageContext, 'language' | 'country' | 'prefix'>,
  { language, country }: { language: string | null; country: string | null },
): Record<string, string> {
  return {
    ...(country && country !== shown.country && /^[A-Z]{2}$/.test(country) && { country }),
    // The language prefix of a URL takes precedence over any stored choice.
    ...(language &&
      language !== shown.language &&
      !shown.prefix &&
      /^(en|ru|kg)$/.test(language) && { language }),
  }
}

/**
 * Syncs language and country, which are in cookies for the server and in storage for the flows. When they
 * differ, storage wins. Each difference is saved only once per session, since the browser may block cookies.
 */
export function agreeOnPreferences(): void {
  const shown = pageContextOfDocument()
  const changes = differing(shown, {
    language: savedText('localStorage', STORAGE_KEYS.language),
    country: savedText('localStorage', STORAGE_KEYS.country),
  })
  const attempt = JSON.stringify(changes)
  if (attempt === '{}') {
    if (shown.hasChosenCountry) saveText('localStorage', STORAGE_KEYS.country, shown.country)
    saveText('sessionStorage', STORAGE_KEYS.cookiesRepaired, null)
  } else if (attempt !== savedText('sessionStorage', STORAGE_KEYS.cookiesRepaired))
    postPreferences(changes).then(
      () => {
        saveText('sessionStorage', STORAGE_KEYS.cookiesRepaired, attempt)
        location.reload()
      },
      () => undefined, // the next page tries again
    )
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/preferences') return
    const chosen = new FormData(target)
    for (const [field, key] of [
      ['language', STORAGE_KEYS.language],
      ['country', STORAGE_KEYS.country],
    ] as const) {
      const value = chosen.get(field)
      if (typeof value === 'string') saveText('localStorage', key, value)
    }
  })
}
