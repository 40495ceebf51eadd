import { saveText, savedText } from './saved-text.ts'

const COUNTRY = 'country_iso_code'
const LANGUAGE = 'shyrdak_lang'
const TRIED = 'shyrdak_repaired'

interface Shown {
  language: string
  country: string
  isCountryChosen: boolean
  /** The address names the language, so no choice can differ from it. */
  hasPrefix: boolean
}

/** What the server has to be told so that its cookies say what this browser's storage says; null when they agree. */
export function differing(
  shown: Shown,
  kept: { language: string | null; country: string | null },
): Record<string, string> | null {
  const country =
    kept.country !== null && /^[A-Z]{2}$/.test(kept.country) && kept.country !== shown.country
      ? kept.country
      : null
  const isLanguage = kept.language !== null && /^(en|ru|kg)$/.test(kept.language)
  const language = isLanguage && !shown.hasPrefix && kept.language !== shown.language ? kept.language : null
  return country || language ? { ...(country && { country }), ...(language && { language }) } : null
}

/** Language and country live in a cookie for the server and in storage for the journeys; when they differ, storage wins, once. */
export function agreeOnPreferences(): void {
  const { language = '', country = '', countryChosen, prefix } = document.documentElement.dataset
  const shown = {
    language,
    country,
    isCountryChosen: countryChosen !== undefined,
    hasPrefix: prefix !== undefined,
  }
  const told = differing(shown, {
    language: savedText('localStorage', LANGUAGE),
    country: savedText('localStorage', COUNTRY),
  })
  if (!told) {
    if (shown.isCountryChosen) saveText('localStorage', COUNTRY, country)
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
